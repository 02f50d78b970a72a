public enum Framing {}
