import { webmcpPath } from 'virtual:ask-contract';
import { installAsk } from './ask.ts';
import { layOutFarSections } from './far-sections.ts';
import { installPatentTable } from './patent-table.ts';
import { installRecordTools } from './record-tools.ts';
import { installThemeToggle } from './theme-toggle.ts';

// The page is whole without this file; each part adds what only a script can do.
const { ask, open } = installAsk();
installThemeToggle();
installRecordTools(open);
installPatentTable();
layOutFarSections();

// Few visitors have such a browser, so the tool is a file of its own, which only they load.
const modelContext = document.modelContext ?? navigator.modelContext;
if (modelContext && document.body.hasAttribute('data-portfolio')) {
  import(/* @vite-ignore */ webmcpPath).then(({ offerAskTool }) => offerAskTool(modelContext, ask), console.warn);
}

// For whoever measures a page or drives it: from here on every control answers.
performance.mark('ready');
