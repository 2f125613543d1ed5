/** Checks of the scanners that cannot apply here, each with the reason. They are listed and never faked. */
export const inapplicable: Record<string, string> = {
  'isitagentready dnsAid': 'records in the DNS of the domain, which its owner sets; no file of the site can',
  'isitagentready webBotAuth': 'for sites that send bots of their own; this one sends none',
  'isitagentready oauthDiscovery': 'there is no login; metadata about one would be false',
  'isitagentready oauthProtectedResource': 'nothing here is protected',
  'isitagentready authMd': 'a protocol for registering agents; there is nothing to register for',
  'isitagentready a2aAgentCard': 'there is no A2A endpoint; the agents’ door is MCP',
  'isitagentready x402, mpp, ucp, acp, ap2': 'nothing is sold',
  'isitagentready webMcp': 'needs a browser with WebMCP switched on; the browser tests cover the tool',
  'lighthouse webmcp-*': 'not applicable in a browser without WebMCP, as Lighthouse itself says',
};
