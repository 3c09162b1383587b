import type { Examples } from '../../examples/example.ts';

export const contentExamples: Examples = {
  rich: {
    type: 'content',
    key: 'privacy',
    html: `<h2>Your privacy</h2><p style="text-align: center">Asked for under the <em>Act</em>.</p>
      <ul><li>One</li><li><a href="https://example.ca/" target="_blank">Two</a></li></ul>
      <table><caption>Fees</caption><tr><th scope="col">Term</th><td colspan="2">$ 30</td></tr></table>
      <dl><dt>Officer</dt><dd>Clerk &amp; archivist</dd></dl><div class="alert alert-info">Note<br>well</div>`,
  },
};
