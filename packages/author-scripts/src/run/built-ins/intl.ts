import { allocate, environment, spend } from '../run.ts';
import { attempt } from '../values/attempt.ts';
import { toNumber } from '../values/convert.ts';
import { wrongThis } from '../values/failure.ts';
import { fromHost } from '../values/host-proxy.ts';
import { protos } from '../values/protos.ts';
import { SandboxObject, type Value } from '../values/sandbox-object.ts';
import { SandboxDate } from './dates.ts';
import { fixed, give, maker } from './native.ts';
import { formatOptions, locale } from './strings.ts';

/** `new Intl.NumberFormat`, `new Intl.DateTimeFormat`, with a native one inside. */
class SandboxFormat extends SandboxObject {
  readonly inner: Intl.NumberFormat | Intl.DateTimeFormat;
  constructor(proto: SandboxObject, inner: SandboxFormat['inner']) {
    super(proto);
    this.inner = inner;
  }
}

function format(self: Value, value: Value): string {
  if (!(self instanceof SandboxFormat)) return wrongThis();
  spend(50);
  const { inner } = self;
  return attempt(() => inner.format(numberFor(inner, value)));
}

function numberFor(inner: SandboxFormat['inner'], value: Value): number {
  if (inner instanceof Intl.NumberFormat) return toNumber(value);
  return value === undefined
    ? environment().now
    : value instanceof SandboxDate
      ? value.instant
      : toNumber(value);
}

for (const proto of [protos.numberFormat, protos.dateFormat]) {
  give(proto, {
    format: (self, [value]) => format(self, value),
    formatToParts(self, [value]) {
      if (!(self instanceof SandboxFormat)) return wrongThis();
      spend(200);
      const { inner } = self;
      const parts = attempt(() => inner.formatToParts(numberFor(inner, value)));
      return fromHost(parts.map(({ type, value: text }) => ({ type, value: text })));
    },
  });
}

export const intl = new SandboxObject(protos.object);
intl.fields.NumberFormat = fixed(
  maker('NumberFormat', protos.numberFormat, (_self, [locales, options]) => {
    allocate(200);
    spend(800);
    const given = [...locale(locales), formatOptions(options)];
    return new SandboxFormat(
      protos.numberFormat,
      attempt(() => Reflect.construct(Intl.NumberFormat, given)),
    );
  }),
);
intl.fields.DateTimeFormat = fixed(
  maker('DateTimeFormat', protos.dateFormat, (_self, [locales, options]) => {
    allocate(200);
    spend(1_000);
    const given = [
      ...locale(locales),
      Object.assign({ timeZone: environment().timeZone }, formatOptions(options)),
    ];
    return new SandboxFormat(
      protos.dateFormat,
      attempt(() => Reflect.construct(Intl.DateTimeFormat, given)),
    );
  }),
);
fixed(intl);
