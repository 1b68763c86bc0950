"""Takes the place of Orca's synthesiser, and writes what it is given to speak.

Orca's debug log leaves out the reading of a loaded page; what reaches the synthesiser is complete.
Moves of the focus are written to the same file, so that silence can be told from a focus that did
not move. Each line is a JSON object; entries.ts has its types.
"""

import json
import os

import pyatspi
from gi.repository import GLib
from orca import event_manager, speechserver

_folder = os.environ["ORCA_FOLDER"]
_entries = open(f"{_folder}/entries", "a", buffering=1, encoding="utf-8")

# While this file is there, reading stops after the first words of a page, as it does for a user who
# goes on by keyboard. Reading takes the caret along, and the next Tab would start at the page's end.
_stop_reading = f"{_folder}/stop"


def _write(kind, **values):
    _entries.write(json.dumps({"kind": kind, **values}, ensure_ascii=False) + "\n")


def _on_focus(event):
    if not event.detail1:
        return
    node = event.source
    is_in_page = False
    try:
        name, role = node.name, node.getRoleName()
        while node is not None and not is_in_page:
            is_in_page = node.getRole() == pyatspi.ROLE_DOCUMENT_WEB
            node = node.parent
    except Exception:
        # The element is gone already; the next event tells where the focus went.
        return
    _write("focus", name=name, role=role, isInPage=is_in_page)


def _on_idle():
    # At the lowest priority and without an event in the queue, Orca has spoken all it had to.
    if event_manager.getManager()._eventQueue.empty():
        _write("idle")
    return True


class SpeechServer(speechserver.SpeechServer):
    """What `orca.speech` calls; the base class has what concerns only the voice and the settings."""

    _only = None
    _reading = None

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._only is None:
            SpeechServer._only = SpeechServer()
            pyatspi.Registry.registerEventListener(_on_focus, "object:state-changed:focused")
            GLib.timeout_add(100, _on_idle, priority=GLib.PRIORITY_LOW)
        return SpeechServer._only

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            _write("utterance", text=text)

    def speakCharacter(self, character, acss=None):
        _write("utterance", text=character)

    def sayAll(self, utteranceIterator, progressCallback):
        self._reading = (utteranceIterator, progressCallback)
        _write("reading started")
        GLib.idle_add(self._read_on, self._reading)

    def _read_on(self, reading):
        if self._reading is not reading:
            return False
        utterances, report_progress = reading
        try:
            context, _ = next(utterances)
        except StopIteration:
            self._reading = None
            _write("reading ended")
            return False
        _write("reading", text=context.utterance)
        context.currentOffset = context.startOffset
        report_progress(context.copy(), speechserver.SayAllContext.PROGRESS)
        if os.path.exists(_stop_reading):
            return False
        context.currentOffset = context.endOffset
        report_progress(context.copy(), speechserver.SayAllContext.COMPLETED)
        return True

    def stop(self):
        self._reading = None
