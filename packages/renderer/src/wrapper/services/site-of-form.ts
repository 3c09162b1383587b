/** The site of ours that serves a form, with the services that its fields ask. */
export interface SiteOfForm {
  /** Without a slash at the end: `https://forms.example.ca`. */
  readonly url: string;
  /** The version of the form as the site knows it. */
  readonly version: string;
}

/** Captures our site's root in an address such as `/prepared/fr/parking-permit` or `/api/parking-permit`. */
const beforeForm = /^(.*?)\/(?:prepared\/(?:en|fr)|api)\//;

/** The site with a form at this address; undefined where none of ours has such an address. */
export function siteOfForm(src: string, version: string): SiteOfForm | undefined {
  const [, root] = beforeForm.exec(src) ?? [];
  if (root === undefined) return undefined;
  return { url: new URL(`${root}/`, document.baseURI).href.replace(/\/$/, ''), version };
}
