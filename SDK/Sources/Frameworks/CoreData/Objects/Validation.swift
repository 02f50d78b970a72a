// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The key of the property that is wrong, in an error's `userInfo`.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the object that is wrong, in an error's `userInfo`.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the value that is wrong, in an error's `userInfo`.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key for all errors in the `userInfo` of a combined error.
public let NSDetailedErrorsKey = "NSDetailedErrors"

/// Several validations failed.
public var NSValidationMultipleErrorsError: Int { 1560 }
/// A required value is missing.
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
/// Too few objects are referred to.
public var NSValidationRelationshipLacksMinimumCountError: Int { 1580 }
/// Too many objects are referred to.
public var NSValidationRelationshipExceedsMaximumCountError: Int { 1590 }
/// An object cannot be deleted as long as it refers to others.
public var NSValidationRelationshipDeniedDeleteError: Int { 1600 }
/// A value has a type other than that of the model.
public var NSManagedObjectValidationError: Int { 1550 }

extension NSManagedObject {
    func validateProperties() throws {
        let values = values
        var problems: [NSError] = []
        for (key, attribute) in entity.known.attributes.sorted(by: { $0.key < $1.key }) {
            let value = values.attributes[key]
            if value == nil, !attribute.isOptional {
                problems.append(
                    problem(
                        NSValidationMissingMandatoryPropertyError, key,
                        "\(key) is a required value."))
            } else if let value, attribute.attributeType.accepted(value) == nil {
                problems.append(
                    problem(
                        NSManagedObjectValidationError, key,
                        "\(key) cannot be a \(type(of: value)).", value: value))
            }
        }
        for (key, relationship) in entity.known.relationships.sorted(by: { $0.key < $1.key }) {
            let count = values.relations[key]?.all.count ?? 0
            if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
                problems.append(
                    problem(
                        NSValidationRelationshipExceedsMaximumCountError, key,
                        "\(key) refers to too many objects."))
            }
            guard !relationship.isOptional, count < max(1, relationship.minCount) else { continue }
            problems.append(
                relationship.isToMany
                    ? problem(
                        NSValidationRelationshipLacksMinimumCountError, key,
                        "\(key) refers to too few objects.")
                    : problem(
                        NSValidationMissingMandatoryPropertyError, key,
                        "\(key) is a required value."))
        }
        try NSError.throwAll(problems)
    }

    func validateDeletion() throws {
        let denying = entity.known.relationships.filter { key, relationship in
            relationship.deleteRule == .denyDeleteRule
                && names(forKey: key).all.contains {
                    managedObjectContext?.object(named: $0).isDeleted == false
                }
        }
        try NSError.throwAll(
            denying.keys.sorted().map {
                problem(
                    NSValidationRelationshipDeniedDeleteError, $0,
                    "Items cannot be deleted from \($0).")
            })
    }

    private func problem(_ code: Int, _ key: String, _ text: String, value: Any? = nil) -> NSError {
        var facts: [String: Any] = [
            NSLocalizedDescriptionKey: text, NSValidationKeyErrorKey: key,
            NSValidationObjectErrorKey: self,
        ]
        facts[NSValidationValueErrorKey] = value
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: facts)
    }
}

extension NSError {
    /// Throws a single problem as it is, and several combined in one error.
    static func throwAll(_ problems: [NSError]) throws {
        if problems.count > 1 {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
                userInfo: [
                    NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
                    NSDetailedErrorsKey: problems,
                ])
        }
        if let problem = problems.first { throw problem }
    }
}
