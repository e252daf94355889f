/// How full a cell of a heat map is.
public enum HeatLevel: Int, Hashable, Sendable { case none, low, medium, high }
