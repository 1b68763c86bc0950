# Orca runs the file of this name in its preferences folder when it starts.
import orca.settings

orca.settings.speechServerFactory = "recorder"
orca.settings.enableBraille = False
