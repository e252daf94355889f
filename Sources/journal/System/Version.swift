/// The program's version, as `journal --version` prints it and written reports name it.
let programVersion = "0.1.0"
