"""Stands where Orca's synthesiser would, and writes what it is given to speak.

Orca's debug log leaves out the reading of a loaded page; what reaches the synthesiser is all of it.
The moves of the focus stand in the same file, so that "nothing was spoken" and "the focus did not
move" can be told apart. One JSON object a line; record.ts has their types.
"""

import json
import os

import pyatspi
from gi.repository import GLib
from orca import event_manager, speechserver

_record = open(os.environ["HEAR_RECORD"], "a", buffering=1, encoding="utf-8")

# While this file is there, the first words of a page are never over: a listener who goes on by
# keyboard meanwhile. Reading takes the caret along, and the next Tab would start at the page's end.
_hasty = os.environ["HEAR_HASTY"]


def _write(kind, **values):
    _record.write(json.dumps({"kind": kind, **values}, ensure_ascii=False) + "\n")


def _on_focus(event):
    if not event.detail1:
        return
    place = event.source
    in_page = False
    try:
        name, role = place.name, place.getRoleName()
        while place is not None and not in_page:
            in_page = place.getRole() == pyatspi.ROLE_DOCUMENT_WEB
            place = place.parent
    except Exception:
        # It is gone already; the next event tells where the focus went.
        return
    _write("focus", name=name, role=role, inPage=in_page)


def _on_beat():
    # At the lowest priority and with no event waiting: Orca has said what it had to say.
    if event_manager.getManager()._eventQueue.empty():
        _write("beat")
    return True


class SpeechServer(speechserver.SpeechServer):
    """What `orca.speech` asks for; what only concerns the voice stays as the base class has it."""

    _only = None

    @staticmethod
    def getFactoryName():
        return "Recorder"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._only is None:
            SpeechServer._only = SpeechServer()
            pyatspi.Registry.registerEventListener(_on_focus, "object:state-changed:focused")
            GLib.timeout_add(100, _on_beat, priority=GLib.PRIORITY_LOW)
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._only = None

    def __init__(self):
        super().__init__()
        self._reading = None

    def getInfo(self):
        return ["Recorder", "recorder"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            _write("said", text=text)

    def speakCharacter(self, character, acss=None):
        _write("said", text=character)

    def sayAll(self, utteranceIterator, progressCallback):
        self._reading = (utteranceIterator, progressCallback)
        _write("begin")
        GLib.idle_add(self._read_on, self._reading)

    def _read_on(self, reading):
        if self._reading is not reading:
            return False
        utterances, tell = reading
        try:
            context, _ = next(utterances)
        except StopIteration:
            self._reading = None
            _write("end")
            return False
        _write("read", text=context.utterance)
        context.currentOffset = context.startOffset
        tell(context.copy(), speechserver.SayAllContext.PROGRESS)
        if os.path.exists(_hasty):
            return False
        context.currentOffset = context.endOffset
        tell(context.copy(), speechserver.SayAllContext.COMPLETED)
        return True

    def stop(self):
        self._reading = None
