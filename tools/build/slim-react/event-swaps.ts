import type { Swap } from './swap.ts';

/** Events of React that no view of ours listens to. */
export const unheardEvents = (
  'Abort Animation(?:Start|Iteration|End) AuxClick BeforeInput BeforeToggle CanPlay(?:Through)? ' +
  'Composition(?:Start|Update|End) ContextMenu Copy Cut DoubleClick Drag(?:End|Enter|Exit|Start)? DurationChange ' +
  'Emptied Encrypted Ended Error Fullscreen(?:Change|Error) Invalid Key(?:Press|Up) Load(?:Start|edData|edMetadata)? ' +
  'Mouse(?:Enter|Leave|Move|Out|Over|Up) Paste Pause Play(?:ing)? ' +
  'Pointer(?:Cancel|Enter|Leave|Move|Out|Over|Up) (?:Got|Lost)PointerCapture Progress RateChange Reset Resize ' +
  'ScrollEnd Seek(?:ed|ing) Select Stalled Suspend TimeUpdate Toggle Touch(?:Cancel|End|Move|Start) ' +
  'Transition(?:Run|Start|Cancel|End) VolumeChange Waiting Wheel'
).split(' ');

/** Events whose updates are drawn at once, and those whose updates may wait for the next. */
const discrete = (
  'cancel click close drop focusin focusout input keydown mousedown pointercancel pointerdown pointerup reset submit ' +
  'change hashchange popstate'
).split(' ');
const continuous = 'dragleave dragover pointermove pointerover scroll'.split(' ');

/**
 * Passages of React DOM, which would listen to eighty kinds of event twice, and look for a listener at each move of a
 * pointer and five times at each key.
 */
export const eventSwaps: readonly Swap[] = [
  {
    from: '      a: {\n        SyntheticEventCtor =\n          "mouseover" === domEventName',
    upTo: '      extractEvents$1(',
    to: '',
  },
  {
    from: '    "abort auxClick beforeToggle cancel canPlay',
    upTo: 'function registerSimpleEvent(',
    to: '    "cancel click close dragLeave dragOver drop input keyDown mouseDown pointerDown scroll submit".split(" ");\n',
  },
  { from: 'registerSimpleEvent(ANIMATION_END,', upTo: 'registerSimpleEvent("focusin", "onFocus");', to: '' },
  {
    from: 'registerSimpleEvent(TRANSITION_RUN,',
    upTo: 'var mediaEventTypes',
    to: '',
  },
  {
    from: 'var mediaEventTypes =\n',
    upTo: 'function processDispatchQueue(',
    to: 'var nonDelegatedEvents = new Set(["cancel", "close", "scroll"]);\n',
  },
  {
    from: '      for (type = 0; type < mediaEventTypes.length; type++)\n',
    upTo: '      break;',
    to: '',
  },
  {
    from: '      for (hasSrc = 0; hasSrc < mediaEventTypes.length; hasSrc++)\n',
    upTo: '      break;',
    to: '',
  },
  {
    from: '    var ownerDocument =\n      9 === rootContainerElement.nodeType',
    upTo: '  }\n}\nfunction addTrappedEventListener(',
    to: '',
  },
  {
    from: '          case "keypress":\n            if (0 === getEventCharCode(nativeEvent)) break a;\n          case "keydown":\n          case "keyup":\n',
    upTo: '            SyntheticEventCtor = SyntheticKeyboardEvent;',
    to: '          case "keydown":\n',
  },
  {
    from: '          case "beforeblur":\n          case "afterblur":\n',
    upTo: '          case "click":',
    to: '',
  },
  {
    from: '          case "auxclick":\n          case "dblclick":\n          case "mousedown":\n          case "mousemove":\n',
    upTo: '            SyntheticEventCtor = SyntheticMouseEvent;',
    to: '          case "mousedown":\n',
  },
  {
    from: '          case "drag":\n          case "dragend":\n          case "dragenter":\n          case "dragexit":\n          case "dragleave":\n',
    upTo: '            SyntheticEventCtor = SyntheticDragEvent;',
    to: '          case "dragleave":\n          case "dragover":\n          case "drop":\n',
  },
  {
    from: '          case "touchcancel":\n          case "touchend":\n          case "touchmove":\n          case "touchstart":\n            SyntheticEventCtor',
    upTo: '          case "scroll":\n          case "scrollend":\n            SyntheticEventCtor',
    to: '',
  },
  {
    from: '          case "scrollend":\n            SyntheticEventCtor = SyntheticUIEvent;',
    upTo: '          case "gotpointercapture":',
    to: '            SyntheticEventCtor = SyntheticUIEvent;\n            break;\n',
  },
  {
    from: '          case "gotpointercapture":\n          case "lostpointercapture":\n          case "pointercancel":\n          case "pointerdown":\n          case "pointermove":\n',
    upTo: '            SyntheticEventCtor = SyntheticPointerEvent;',
    to: '          case "pointerdown":\n',
  },
  {
    from: '            break;\n          case "toggle":\n          case "beforetoggle":\n            SyntheticEventCtor = SyntheticToggleEvent;\n',
    upTo: '        }\n        var inCapturePhase =',
    to: '',
  },
  { from: '  AnimationEventInterface = assign(', upTo: '  modifierKeyToProp = {', to: '' },
  {
    from: '  SyntheticSubmitEvent = createSyntheticEvent(SubmitEventInterface),\n',
    upTo: 'var supportedInputTypes = {',
    to: '  SyntheticSubmitEvent = createSyntheticEvent(SubmitEventInterface);\n',
  },
  { from: 'var skipSelectionChangeEvent =', upTo: 'function getVendorPrefixedEventName(', to: '' },
  // Controls that React would set back, which it does at a change alone.
  {
    from: '    if (\n      ((isInsideEventHandler = !1),\n      null !== restoreTarget || null !== restoreQueue)',
    upTo: '  }\n}\nfunction getListener(',
    to: '    isInsideEventHandler = !1;\n',
  },
  // How urgent an update is during an event: of those that React or one of our own listeners hears.
  {
    from: '    case "beforetoggle":\n    case "cancel":\n',
    upTo: '      return 2;',
    to: discrete.map((name) => `    case "${name}":\n`).join(''),
  },
  {
    from: '    case "drag":\n    case "dragenter":\n    case "dragexit":\n    case "dragleave":\n    case "dragover":\n    case "mousemove":',
    upTo: '      return 8;',
    to: continuous.map((name) => `    case "${name}":\n`).join(''),
  },
  // Events that came before the page lived, to be replayed: of those that React hears.
  { from: '  queuedDrag = null,\n', upTo: '  queuedExplicitHydrationTargets = [],', to: '' },
  {
    from: '    "mousedown mouseup touchcancel',
    upTo: '".split(\n      " "\n    );\nfunction clearIfContinuousEvent(',
    to: '    "mousedown pointerdown drop keydown input click',
  },
  {
    from: '    case "dragenter":\n    case "dragleave":\n      queuedDrag = null;',
    upTo: '  }\n}\nfunction accumulateOrCreateContinuousQueuedReplayableEvent(',
    to: '',
  },
  {
    from: '    case "dragenter":\n      return (\n',
    upTo: '  }\n  return !1;\n}\nfunction attemptExplicitHydrationTarget(',
    to: '',
  },
  {
    from: '  null !== queuedDrag &&\n    attemptReplay',
    upTo: '}\nfunction scheduleCallbackIfUnblocked(',
    to: '',
  },
  {
    from: '  null !== queuedDrag && scheduleCallbackIfUnblocked(',
    upTo: '}\nfunction defaultOnDefaultTransitionIndicator',
    to: '',
  },
  // Names of keys in browsers before 2018.
  {
    from: '      if (nativeEvent.key) {\n        var key = normalizeKey[nativeEvent.key]',
    upTo: '    },\n    code: 0,',
    to: '      return nativeEvent.key;\n',
  },
];
