/** A page says of itself that it is the copy a device kept: nobody else can tell while the browser thinks it is on line. */
export async function asKept(request: Request, kept: Response): Promise<Response> {
  if (request.mode !== 'navigate') return kept;
  const html = await kept.text();
  return new Response(html.replace('<html', '<html data-kept'), { headers: kept.headers });
}
