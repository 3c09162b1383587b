/** Kept as text, so that the sandbox needs no file beside its code, however it is started. */
export const styleSheet = `
:root {
  --ink: #1d2733;
  --paper: #fff;
  --river: #0b4f6c;
  --river-dark: #083a50;
  --mist: #eef4f6;
  --focus: #ffd166;
  font: 1.0625rem/1.55 system-ui, sans-serif;
  color: var(--ink);
  background: var(--paper);
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
header > div, main, footer > div { width: 100%; max-width: 64rem; margin-inline: auto; padding-inline: 1.25rem; }
header { background: var(--river); }
header > div { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; justify-content: space-between; padding-block: .75rem; }
header a { color: #fff; padding-block: .25rem; }
.city { display: flex; gap: .75rem; align-items: center; font-size: 1.25rem; font-weight: 600; text-decoration: none; }
.skip { position: absolute; left: -100vw; padding: .5rem 1rem; background: var(--focus); color: var(--ink); }
.skip:focus { left: 1rem; }
main { flex: 1; padding-block: 2.5rem 4rem; }
main:focus { outline: none; }
h1 { overflow-wrap: anywhere; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.2; margin: 0 0 .75rem; }
h2 { font-size: 1.5rem; line-height: 1.3; margin: 2.5rem 0 .5rem; color: var(--river-dark); }
h3 { font-size: 1.125rem; line-height: 1.35; margin: 0 0 .5rem; color: var(--river-dark); }
p { max-width: 40rem; margin: 0 0 1rem; }
.lead { font-size: 1.25rem; }
.code { font-size: 1.25rem; font-weight: 700; color: var(--river); margin: 0; }
.topics { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
.topics li { background: var(--mist); border-top: 4px solid var(--river); padding: 1.25rem; }
.topics h2 { font-size: 1.25rem; margin: 0 0 .25rem; }
.topics p { margin: 0; }
.cards { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.cards > li { background: var(--mist); border-top: 4px solid var(--river); padding: 1rem 1.25rem; min-width: 0; }
.cards h2 { font-size: 1.125rem; margin: 0 0 .25rem; }
.cards p { margin: 0 0 .5rem; }
.cards > li > :last-child { margin-bottom: 0; }
.links { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.links a, .cards p > a { display: inline-block; padding-block: .25rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
figure { margin: 1rem 0 1.5rem; }
figure img { display: block; max-width: 100%; height: auto; border: 1px solid #6d7b88; }
figcaption { margin-top: .25rem; font-size: .9375rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .9375rem; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; }
main > pre { background: var(--mist); padding: 1rem; }
.fields { margin: 0; }
.fields > div { display: grid; gap: 0 1.5rem; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); padding-block: .5rem; border-bottom: 1px solid #c3ced6; }
.fields dt { font-weight: 600; overflow-wrap: anywhere; }
.fields dd { margin: 0; grid-column: 2; overflow-wrap: anywhere; white-space: pre-wrap; }
.cards .fields > div { grid-template-columns: minmax(0, 1fr); }
.cards .fields dd { grid-column: 1; }
@media (max-width: 30rem) { .fields > div { grid-template-columns: minmax(0, 1fr); } .fields dd { grid-column: 1; } }
.actions { display: flex; flex-wrap: wrap; gap: 1rem; }
button { font: inherit; border: 0; cursor: pointer; }
.action { display: inline-block; padding: .625rem 1.25rem; background: var(--river); color: #fff; border-radius: .25rem; text-decoration: none; }
.action:hover { background: var(--river-dark); }
a:focus-visible, button:focus-visible, pre:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--ink); }
footer { background: var(--mist); font-size: .9375rem; }
footer p { margin: 0; padding-block: 1rem; }
`;

export const emblem = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
<rect width="40" height="40" rx="8" fill="#eef4f6"/>
<path d="M4 24 14 9l6 8 5-6 11 13z" fill="#3f7d58"/>
<path d="M4 28q4-4 8 0t8 0 8 0 8 0v5q-4 4-8 0t-8 0-8 0-8 0z" fill="#0b4f6c"/>
</svg>
`;
