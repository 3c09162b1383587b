/** A place in a store that speaks like Amazon S3. */
export interface S3Place {
  readonly bucket: string;
  /** Ends with a slash, or is empty. */
  readonly prefix: string;
  readonly region: string;
  /** Of a server that is not Amazon's. */
  readonly endpoint: string | undefined;
  /** The bucket stands in the path of the address, not in the name of the host. */
  readonly isPathStyle: boolean;
}

const known = new Set(['region', 'endpoint', 'pathStyle']);

/** `s3://bucket/prefix?region=ca-central-1&endpoint=https://s3.example.ca&pathStyle=true`; undefined for what is none. */
export function parseFilesUrl(text: string): S3Place | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || url.username !== '' || url.password !== '' || url.hash !== '')
    return undefined;
  const { searchParams } = url;
  if ([...searchParams.keys()].some((name) => !known.has(name))) return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) return undefined;
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const pathStyle = searchParams.get('pathStyle');
  if (pathStyle !== null && pathStyle !== 'true' && pathStyle !== 'false') return undefined;
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return undefined;
  return {
    bucket: url.host,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint,
    isPathStyle: pathStyle === null ? endpoint !== undefined : pathStyle === 'true',
  };
}
