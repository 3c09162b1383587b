/** An English sentence that the specification fixes to the letter, odd grammar and full stops included. */
export interface SpecifiedLiteral {
  /** As a source writes it: a size is `{{detail}}` there. */
  readonly written: string;
  /** The source that says it, where people do not read it as a text of a page: thrown, logged or answered in English alone. */
  readonly source?: string;
}

/** Of these only the French may change. Source: the specification's screens, validation rules and catalogue of errors. */
export const specifiedLiterals: readonly SpecifiedLiteral[] = [
  { written: 'Form Loading Error' },
  // The title of a page: that of the form, or what went wrong, then the name of the site.
  { written: `\${title} | \${site.names[locale]}`, source: 'apps/residents/src/pages/site.ts' },
  { written: 'Invalid alias', source: 'apps/form-service/src/http/invalid-alias.ts' },
  { written: 'Must set src or form attribute', source: 'packages/renderer/src/wrapper/form.tsx' },
  { written: `Error \${number}: \${message}` },
  { written: 'Save submission failed', source: 'apps/residents/src/flows/subscription/subscribe.ts' },
  { written: 'Failed to get Parking Zone features data.', source: 'packages/gis/src/map-failures.ts' },
  { written: 'Failed to get Tree Permit features data.', source: 'packages/gis/src/map-failures.ts' },
  { written: 'Error querying Address Locator service.', source: 'packages/gis/src/map-failures.ts' },
  { written: 'Error updating features details.', source: 'packages/gis/src/map-failures.ts' },
  {
    written: 'Features not implemented. Please check form definition.',
    source: 'packages/fields/src/types/locationSearch/search-commands.ts',
  },
  { written: 'File is too small; it must be at least {{detail}}' },
  { written: 'File Service not provided.' },
  { written: 'File processing has been failed.' },
  { written: 'No storage has been set for this field. File uploads are disabled until storage is set up.' },
  { written: 'File API & FileReader API not supported.' },
  { written: "XHR2's FormData is not supported." },
  { written: "XHR2's upload progress isn't supported." },
];
