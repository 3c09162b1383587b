import { isJsonObject, type Json, type JsonObject } from '../../../packages/definition/src/definition.ts';

/** Facts about the product, looked up once before the cases. */
export interface Facts {
  readonly forms: readonly FormFacts[];
  /** Addresses of the client build. */
  readonly assets: readonly string[];
}

export interface FormFacts {
  readonly alias: string;
  readonly definition: JsonObject;
  readonly version: string;
  /** The address of its author's styles, where it has some. */
  readonly sheet: string | undefined;
  readonly submissionType: string | undefined;
  /** Data paths of its file fields. */
  readonly files: readonly string[];
  /** Ids of the components whose choices stand elsewhere. */
  readonly sources: readonly string[];
  /** Names of its controls, as a page posts them. */
  readonly controls: readonly string[];
}

export async function readFacts(siteUrl: string): Promise<Facts> {
  const listed = jsonOf(await textOf(`${siteUrl}/api/form`));
  const aliases = Array.isArray(listed)
    ? listed.flatMap((form) => (isJsonObject(form) && typeof form.path === 'string' ? [form.path] : []))
    : [];
  const read = await Promise.all(aliases.map((alias) => readForm(siteUrl, alias)));
  const assets = new Set(read.flatMap(({ page }) => page.match(/\/assets\/[\w./-]+/g) ?? []));
  return { forms: read.map(({ form }) => form), assets: [...assets] };
}

async function readForm(
  siteUrl: string,
  alias: string,
): Promise<{ readonly form: FormFacts; readonly page: string }> {
  const definition = jsonOf(await textOf(`${siteUrl}/api/${alias}`));
  const prepared = jsonOf(await textOf(`${siteUrl}/prepared/en/${alias}`));
  const page = await textOf(`${siteUrl}/en/${alias}`);
  const preparedForm = isJsonObject(prepared) && isJsonObject(prepared.form) ? prepared.form : {};
  if (!isJsonObject(definition)) throw new Error(`The service has no definition of ${alias}.`);
  const { version, submissionType } = preparedForm;
  const components = objectsIn(preparedForm.components ?? null);
  const form: FormFacts = {
    alias,
    definition,
    version: String(version),
    sheet: /\/assets\/forms\/[\w.]+/.exec(page)?.[0],
    submissionType: typeof submissionType === 'string' ? submissionType : undefined,
    files: objectsIn(definition).flatMap(({ type, key }) => (type === 'file' ? [String(key)] : [])),
    sources: components.flatMap(({ id, settings }) =>
      typeof id === 'string' && isJsonObject(settings) && settings.dataSrc === 'url' ? [id] : [],
    ),
    controls: [...new Set([...page.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name))],
  };
  return { form, page };
}

/** Every object in a JSON value, itself included. */
function objectsIn(json: Json): readonly JsonObject[] {
  if (Array.isArray(json)) return json.flatMap(objectsIn);
  if (!isJsonObject(json)) return [];
  return [json, ...Object.values(json).flatMap((value) => (value === undefined ? [] : objectsIn(value)))];
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}

function jsonOf(text: string): Json {
  return JSON.parse(text);
}
