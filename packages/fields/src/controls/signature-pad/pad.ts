/** How lines and ground look. Source of the usual values: Form.io. */
export interface PadLook {
  readonly penColor: string;
  readonly backgroundColor: string;
  readonly minWidth: number;
  readonly maxWidth: number;
}

export interface Pad {
  clear(): void;
  /** A typed name in the place of a signature. */
  showName(name: string): void;
  /** A picture that was kept. Another that comes first is never painted over. */
  showPicture(url: string): void;
  /** The drawing, as a PNG at the resolution of the device. */
  picture(): string;
  dispose(): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
  /** How wide the line is here. */
  readonly width: number;
}

type Line = readonly Point[];

/** Of more pixels a signature shows no more. */
const maxPixels = 3;

/**
 * Draws what a finger, a pen or a mouse does, and tells when a line is whole. The lines are kept as points, so that
 * another width of the page, or another resolution, draws them as sharp as before.
 */
export function createPad(canvas: HTMLCanvasElement, look: PadLook, onDrawn: () => void): Pad {
  const context = canvas.getContext('2d');
  let lines: Line[] = [];
  let below: { readonly name: string } | { readonly picture: HTMLImageElement } | undefined;
  let asked = 0;
  let pointer: number | undefined;
  /** The widest that the box was while lines were drawn: where it is narrower, all of them are drawn smaller. */
  let widest = 0;

  const scale = () => (widest === 0 ? 1 : Math.min(1, canvas.clientWidth / widest));

  function measure(): void {
    const ratio = Math.min(window.devicePixelRatio, maxPixels);
    const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((size) => Math.round(size * ratio));
    if (width === undefined || height === undefined || width === 0) return;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint();
  }

  function paint(): void {
    if (context === null) return;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    context.fillStyle = look.backgroundColor;
    context.fillRect(0, 0, width, height);
    context.fillStyle = context.strokeStyle = look.penColor;
    context.lineCap = context.lineJoin = 'round';
    if (below !== undefined && 'name' in below) paintName(context, below.name, width, height);
    if (below !== undefined && 'picture' in below) paintPicture(context, below.picture, width, height);
    for (const line of lines) paintLine(context, line, 0);
  }

  function paintLine(on: CanvasRenderingContext2D, line: Line, first: number): void {
    on.save();
    on.scale(scale(), scale());
    for (let index = first; index < line.length; index += 1) paintTo(on, line, index);
    on.restore();
  }

  function pointAt(event: PointerEvent): Point {
    const { left, top } = canvas.getBoundingClientRect();
    const { minWidth, maxWidth } = look;
    // A mouse and a finger press evenly.
    const pressure = event.pointerType === 'pen' ? event.pressure : 0.5;
    return {
      x: (event.clientX - left - canvas.clientLeft) / scale(),
      y: (event.clientY - top - canvas.clientTop) / scale(),
      width: (minWidth + (maxWidth - minWidth) * pressure) / scale(),
    };
  }

  function begin(event: PointerEvent): void {
    if (event.button !== 0 || pointer !== undefined) return;
    pointer = event.pointerId;
    canvas.setPointerCapture(pointer);
    asked += 1;
    widest = Math.max(widest, canvas.clientWidth);
    if (below !== undefined && 'name' in below) below = undefined;
    lines.push([pointAt(event)]);
    paint();
  }

  function move(event: PointerEvent): void {
    const line = lines.at(-1);
    if (event.pointerId !== pointer || line === undefined || context === null) return;
    const events = event.getCoalescedEvents?.() ?? [];
    const longer = [...line, ...(events.length > 0 ? events : [event]).map(pointAt)];
    lines[lines.length - 1] = longer;
    paintLine(context, longer, line.length);
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    paint();
    onDrawn();
  }

  function show(next: typeof below): void {
    asked += 1;
    lines = [];
    widest = 0;
    below = next;
    paint();
  }

  const watcher = new ResizeObserver(measure);
  watcher.observe(canvas);
  canvas.addEventListener('pointerdown', begin);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', end);
  canvas.addEventListener('pointercancel', end);
  measure();
  return {
    clear: () => show(undefined),
    showName: (name) => show({ name }),
    showPicture(url) {
      show(undefined);
      const turn = asked;
      const picture = new Image();
      picture.src = url;
      picture.decode().then(
        () => turn === asked && show({ picture }),
        // Something else than a picture draws nothing, and stays as the value.
        () => {},
      );
    },
    picture: () => canvas.toDataURL('image/png'),
    dispose() {
      watcher.disconnect();
      canvas.removeEventListener('pointerdown', begin);
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', end);
      canvas.removeEventListener('pointercancel', end);
    },
  };
}

/** From the middle of one pair of points to that of the next, so that no corner shows; a single point is a dot. */
function paintTo(context: CanvasRenderingContext2D, line: Line, index: number): void {
  const [before, from, to] = [line[index - 2], line[index - 1], line[index]];
  if (to === undefined) return;
  context.lineWidth = to.width;
  context.beginPath();
  if (from === undefined) {
    context.arc(to.x, to.y, line.length === 1 ? to.width : to.width / 2, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  const start = before === undefined ? from : between(before, from);
  const stop = index === line.length - 1 ? to : between(from, to);
  context.moveTo(start.x, start.y);
  context.quadraticCurveTo(from.x, from.y, stop.x, stop.y);
  context.stroke();
}

function between(a: Point, b: Point) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function paintName(context: CanvasRenderingContext2D, name: string, width: number, height: number): void {
  const room = width - 32;
  context.font = fontOf(48);
  context.font = fontOf(Math.min(48, (48 * room) / Math.max(1, context.measureText(name).width)));
  context.textBaseline = 'middle';
  context.fillText(name, 16, height / 2, room);
}

function fontOf(size: number): string {
  return `italic ${size}px "Segoe Script", "Bradley Hand", "Snell Roundhand", cursive`;
}

/** As large as it was, or as there is room for. */
function paintPicture(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  width: number,
  height: number,
): void {
  const scale = Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
  context.drawImage(picture, 0, 0, picture.naturalWidth * scale, picture.naturalHeight * scale);
}
