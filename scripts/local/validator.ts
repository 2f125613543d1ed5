import { createHash } from 'node:crypto';

/**
 * Gives a static answer what Netlify's CDN gives it: an `ETag` over the bytes, and 304 to a caller that has them.
 * @param file answer to a GET, whatever the caller's method
 */
export async function withValidator(request: Request, file: Response): Promise<Response> {
  const body = new Uint8Array(await file.arrayBuffer());
  const headers = new Headers(file.headers);
  if (file.status !== 200) return new Response(toBody(request, body), { status: file.status, headers });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  headers.set('ETag', etag);
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  if (known.some((candidate) => candidate.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Length', String(body.length));
  return new Response(toBody(request, body), { headers });
}

function toBody({ method }: Request, body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  return method === 'HEAD' ? null : body;
}
