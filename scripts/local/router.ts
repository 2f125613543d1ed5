/** A deployed function as its own module declares it: a handler and the literal config that Netlify reads. */
export interface FunctionModule {
  default: (request: Request, context: LocalContext) => Promise<Response | undefined> | Response | undefined;
  config?: { path?: string | string[]; excludedPath?: string | string[]; header?: Record<string, string | boolean> };
}

/** What Netlify's context gives and our functions use. */
export interface LocalContext {
  /** Address of the socket's other end; forwarding headers are never read. */
  ip: string;
  /** For edge functions: the answer that the request would get without them. */
  next: () => Promise<Response>;
}

export interface Routes {
  edgeFunctions: FunctionModule[];
  functions: FunctionModule[];
  /** Static files, headers, redirects and the 404 page. */
  site: (request: Request) => Promise<Response>;
}

/** Answers as Netlify would: edge functions first, then functions, then the site; each by its own `config`. */
export async function route(
  { edgeFunctions, functions, site }: Routes,
  request: Request,
  ip: string,
): Promise<Response> {
  const handler = functions.find((candidate) => matches(candidate, request));
  const answer = async () => (await handler?.default(request, { ip, next: () => site(request) })) ?? site(request);
  const chain = edgeFunctions
    .filter((candidate) => matches(candidate, request))
    .reduceRight<() => Promise<Response>>(
      (next, edge) => async () => (await edge.default(request, { ip, next })) ?? next(),
      answer,
    );
  return chain();
}

/** Whether a function's own `config` covers the request. */
export function matches({ config = {} }: FunctionModule, request: Request): boolean {
  const { pathname } = new URL(request.url);
  const covers = (patterns: string | string[] = []) =>
    [patterns].flat().some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname }));
  if (!covers(config.path) || covers(config.excludedPath)) return false;
  return Object.entries(config.header ?? {}).every(([name, wanted]) => {
    const value = request.headers.get(name);
    if (typeof wanted === 'boolean') return (value !== null) === wanted;
    return value !== null && new RegExp(wanted).test(value);
  });
}
