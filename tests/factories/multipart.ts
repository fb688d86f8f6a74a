/** A form as a browser sends it: text, lists (the same name repeated) and files. */
export type FormParts = Record<
  string,
  string | readonly string[] | { name: string; type: string; bytes: Uint8Array }
>;

/** Body and headers of a multipart request. */
export async function multipart(
  parts: FormParts,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else if (Array.isArray(value)) for (const entry of value) form.append(name, entry);
    else {
      const file = value as { name: string; type: string; bytes: Uint8Array };
      form.append(name, new Blob([Uint8Array.from(file.bytes)], { type: file.type }), file.name);
    }
  }
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  };
}
