import { createElement, Fragment, type ReactNode } from 'react';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import type { Room } from './excerpt.ts';
import { pictureSizes } from '../Image/picture-sizes.ts';
import { gentleText } from './gentle-text.tsx';
import type { RichTextLabels } from './labels.ts';
import { outline, type HeadingLevel } from './outline.ts';
import { leavesSite } from './safe-link.ts';
import { ScrollingTable } from './ScrollingTable.tsx';
import { videoOfKey } from './video-address.ts';
import { VideoPoster } from './VideoPoster.tsx';

export interface RichNodesOptions {
  headingLevel: HeadingLevel;
  mentionHref: ((id: string) => string | undefined) | undefined;
  labels: RichTextLabels;
  /** What may be rendered of it; drawing takes from it. */
  room: Room;
  /** Draws a piece of the text, or its beginning. */
  drawText?: (node: Text, shown: string) => ReactNode;
}

interface Context extends RichNodesOptions {
  levels: ReadonlyMap<Element, HeadingLevel>;
}

type Draw = (element: Element, context: Context) => ReactNode;

/** Sanitised markup as React's elements: only what is rendered here by name can reach the page. */
export function richNodes(fragment: DocumentFragment, options: RichNodesOptions): ReactNode {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = outline(headings.map(sizeOf), options.headingLevel);
  const byHeading = new Map(headings.map((heading, at) => [heading, levels[at] ?? options.headingLevel]));
  return inside(fragment, { ...options, levels: byHeading });
}

const plain = ['p', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'li', 'blockquote', 'code', 'pre', 'caption'];
const parts = ['thead', 'tbody', 'tfoot'];

const draw: Record<string, Draw> = {
  ...Object.fromEntries([...plain, ...parts].map((tag) => [tag, asIs(tag)])),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, heading])),
  br: () => <br />,
  hr: () => <hr />,
  ol: (list, context) => <ol start={numberOf(list, 'start')}>{inside(list, context)}</ol>,
  a: link,
  img: picture,
  table: (table, context) => (
    <ScrollingTable label={table.querySelector('caption')?.textContent.trim() || context.labels.table}>
      {inside(table, context)}
    </ScrollingTable>
  ),
  tr: (row, context) => (context.room.rows-- > 0 ? <tr>{inside(row, context)}</tr> : null),
  th: (cell, context) => (
    <th scope={cell.getAttribute('scope') ?? undefined} {...spans(cell, context.room)}>
      {inside(cell, context)}
    </th>
  ),
  td: (cell, context) => <td {...spans(cell, context.room)}>{inside(cell, context)}</td>,
  figure: video,
  span: mention,
};

const noWords = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR', 'UL', 'OL']);

function inside(parent: Element | DocumentFragment, context: Context): ReactNode[] {
  return Array.from(parent.childNodes, (node, at) => {
    if (node instanceof Text) return <Fragment key={at}>{words(node, context)}</Fragment>;
    if (!(node instanceof Element) || context.room.characters <= 0 || context.room.elements-- <= 0) return null;
    return <Fragment key={at}>{(draw[node.localName] ?? inside)(node, context)}</Fragment>;
  });
}

function words(node: Text, context: Context): ReactNode {
  const { data, parentNode } = node;
  const { room } = context;
  if (parentNode !== null && noWords.has(parentNode.nodeName) && data.trim() === '') return null;
  const shown = data.slice(0, Math.max(room.characters, 0));
  room.characters -= shown.length;
  return renderedText(node, shown, context);
}

function renderedText(node: ChildNode | null, shown: string, { drawText }: Context): ReactNode {
  return drawText !== undefined && node instanceof Text ? drawText(node, shown) : gentleText(shown);
}

function asIs(tag: string): Draw {
  return (element, context) => createElement(tag, null, ...inside(element, context));
}

/** Its level follows the page, its size the writer. */
function heading(element: Element, context: Context): ReactNode {
  const level = context.levels.get(element) ?? context.headingLevel;
  const size = Math.min(Math.max(sizeOf(element), 2), 4);
  return createElement(`h${level}`, { 'data-size': size }, ...inside(element, context));
}

function link(element: Element, context: Context): ReactNode {
  const href = element.getAttribute('href');
  const words = inside(element, context);
  if (href === null) return words;
  const other = leavesSite(href, location.host) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...other}>
      {words}
    </a>
  );
}

function picture(element: Element): ReactNode {
  const src = element.getAttribute('src') ?? '';
  const width = numberOf(element, 'width');
  return (
    <img
      width={width}
      height={numberOf(element, 'height')}
      {...pictureSizes(src, width === undefined ? '100vw' : `min(100vw, ${width}px)`)}
      loading="lazy"
      src={src}
      alt={element.getAttribute('alt') ?? ''}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

function video(figure: Element, context: Context): ReactNode {
  const found = videoOfKey(figure.getAttribute('data-video') ?? '');
  if (found === null) return inside(figure, context);
  const name = figure.textContent.trim().slice(0, longestName);
  const title = name === '' || /^https?:/.test(name) ? context.labels.video : name;
  return (
    <figure>
      <VideoPoster video={found} title={title} labels={context.labels} />
    </figure>
  );
}

function mention(span: Element, context: Context): ReactNode {
  const id = span.getAttribute('data-mention');
  if (id === null) return inside(span, context);
  const href = span.closest('a') === null ? context.mentionHref?.(id) : undefined;
  const name = renderedText(span.firstChild, span.textContent.slice(0, longestName), context);
  if (href === undefined) return <span data-mention={id}>{name}</span>;
  return (
    <Anchor href={href} data-mention={id}>
      {name}
    </Anchor>
  );
}

const mostJoined = 50;
/** Of a video or a person. */
const longestName = 300;

/** How many cells it joins, while there is space for them. */
function spans(cell: Element, room: Room) {
  const colSpan = joinedBy(cell, 'colspan');
  const rowSpan = joinedBy(cell, 'rowspan');
  room.places -= (colSpan ?? 1) * (rowSpan ?? 1);
  return room.places < 0 ? {} : { colSpan, rowSpan };
}

function joinedBy(cell: Element, attribute: string): number | undefined {
  const joined = numberOf(cell, attribute);
  return joined === undefined ? undefined : Math.min(joined, mostJoined);
}

function sizeOf(element: Element): number {
  return Number(element.localName.slice(1));
}

function numberOf(element: Element, attribute: string): number | undefined {
  const value = element.getAttribute(attribute);
  return value !== null && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
}
