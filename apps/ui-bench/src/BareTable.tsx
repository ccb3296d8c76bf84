import { useEffect, useRef } from 'react';
import { activities, byTitle, note, type Activity } from './activities.ts';

const rowHeight = 48;
const viewportHeight = 640;
const extra = 4;
const columns = ['title', 'kind', 'date', 'status', 'hours'] as const;

/** The least that a windowed table can do, by hand in plain DOM: no table that does more can be expected to cost less. */
export function BareTable() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current !== null) draw(place.current);
  }, []);
  return <div ref={place} />;
}

function draw(place: HTMLElement): void {
  let rows = activities(1000);
  let isAscending = false;
  const selected = new Set<string>();
  const opened = new Set<string>();

  const scroller = element('div', { className: 'bare-scroller' });
  scroller.style.cssText = `block-size: ${viewportHeight}px; overflow: auto`;
  const table = element('table', {});
  const sort = element('button', { textContent: 'Activity' });
  const all = element('input', { type: 'checkbox' });
  const head = table.createTHead().insertRow();
  head.insertCell().append(all);
  head.insertCell().append(sort);
  for (const name of columns.slice(1)) head.insertCell().textContent = name;
  const before = element('tbody', {});
  const body = element('tbody', {});
  const after = element('tbody', {});
  table.append(before, body, after);
  scroller.append(table);
  place.replaceChildren(scroller);

  function show(): void {
    const first = Math.max(Math.floor(scroller.scrollTop / rowHeight) - extra, 0);
    const last = Math.min(first + Math.ceil(viewportHeight / rowHeight) + 2 * extra, rows.length);
    before.style.cssText = `display: block; block-size: ${first * rowHeight}px`;
    after.style.cssText = `display: block; block-size: ${(rows.length - last) * rowHeight}px`;
    body.replaceChildren(...rows.slice(first, last).flatMap(rowsOf));
  }

  function rowsOf(activity: Activity): HTMLTableRowElement[] {
    const row = element('tr', { className: 'bare-row' });
    row.style.blockSize = `${rowHeight}px`;
    const box = element('input', { type: 'checkbox', checked: selected.has(activity.id) });
    box.onchange = () => (box.checked ? selected.add(activity.id) : selected.delete(activity.id));
    const opener = element('button', { textContent: '+' });
    opener.onclick = () => {
      if (!opened.delete(activity.id)) opened.add(activity.id);
      show();
    };
    row.insertCell().append(box, opener);
    for (const name of columns) row.insertCell().textContent = String(activity[name]);
    if (!opened.has(activity.id)) return [row];
    const more = element('tr', {});
    more.insertCell().textContent = note(activity);
    return [row, more];
  }

  sort.onclick = () => {
    isAscending = !isAscending;
    rows = rows.toSorted((a, b) => (isAscending ? byTitle(a, b) : byTitle(b, a)));
    show();
  };
  all.onchange = () => {
    selected.clear();
    if (all.checked) for (const { id } of rows) selected.add(id);
    show();
  };
  scroller.onscroll = show;
  show();
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
