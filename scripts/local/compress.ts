import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|javascript|xml))/;

/** A CDN keeps what it compressed; here every visit waits for it, so the level is a quick one. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encodings: [name: string, encode: (body: Uint8Array) => Promise<Buffer>][] = [
  ['br', (body) => promisify(brotliCompress)(body, quick)],
  ['gzip', promisify(gzip)],
];

/** Compresses a static answer as Netlify's CDN does, so that what is measured here is what a visitor gets. */
export async function withCompression(request: Request, file: Response): Promise<Response> {
  const headers = new Headers(file.headers);
  if (!compressible.test(headers.get('Content-Type') ?? '')) return file;
  headers.append('Vary', 'Accept-Encoding');
  const accepted = (request.headers.get('Accept-Encoding') ?? '').split(',').map((name) => name.trim());
  const [name, encode] = encodings.find(([encoding]) => accepted.includes(encoding)) ?? [];
  if (!name || !encode) return new Response(file.body, { status: file.status, headers });
  headers.set('Content-Encoding', name);
  headers.delete('Content-Length');
  const body = await encode(new Uint8Array(await file.arrayBuffer()));
  return new Response(new Uint8Array(body), { status: file.status, headers });
}
