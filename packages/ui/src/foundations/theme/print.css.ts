import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from './containers.ts';
import { layers } from './layers.ts';

/** On paper: dark words on white whatever the screen's scheme, nothing to press, and nothing torn apart that belongs together. */
function onPaper(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.features]: { '@media': { [media.print]: rule } } } });
}

onPaper('.portal-root[data-scheme]', { colorScheme: 'light', background: 'none', printColorAdjust: 'economy' });
onPaper('.portal-root :where([role="search"], [role="toolbar"], [role="tablist"])', { display: 'none' });
onPaper('.portal-root :where(h1, h2, h3, h4)', { breakAfter: 'avoid' });
onPaper('.portal-root :where(figure, img, tr, blockquote, li, [role="article"], article > header)', {
  breakInside: 'avoid',
});
onPaper('.portal-root :where(thead)', { display: 'table-header-group' });
onPaper('.portal-root :where(p, li)', { orphans: 3, widows: 3 });
