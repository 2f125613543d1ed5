/**
 * The key under which a caller is counted: an IPv4 address as it is, an IPv6 address by its /64, because one home or
 * server is handed a whole /64 and could otherwise change its address for each request.
 */
export function toCaller(ip: string): string {
  const address = ip.split('%', 1)[0] ?? '';
  if (!address.includes(':')) return address;
  const mapped = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
