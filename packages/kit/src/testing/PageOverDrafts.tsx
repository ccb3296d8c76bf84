import { type ReactNode, useEffect, useState } from 'react';
import { type DraftOnDevice, listDrafts } from '../drafts/listed-drafts.ts';
import type { Search } from '../features/destinations.ts';
import { usePortal } from '../provider/portal-context.ts';

/** A page that can be left, and opened again from the drafts that are listed then, at the address that each of them has. */
export function PageOverDrafts({ children }: { children: (search: Search) => ReactNode }) {
  const [search, setSearch] = useState<Search | null>({});
  if (search === null) return <Listed onGoOn={({ href }) => setSearch(searchOf(href))} />;
  return (
    <>
      <button type="button" style={{ padding: 8 }} onClick={() => setSearch(null)}>
        Leave the page
      </button>
      {children(search)}
    </>
  );
}

function Listed({ onGoOn }: { onGoOn: (draft: DraftOnDevice) => void }) {
  const { drafts } = usePortal();
  const [stored, setStored] = useState<readonly DraftOnDevice[]>([]);
  useEffect(() => {
    const read = () => setStored(listDrafts(drafts));
    read();
    return drafts.subscribe(read);
  }, [drafts]);
  return (
    <ul>
      {stored.map((draft) => (
        <li key={draft.key}>
          <a
            href={draft.href}
            onClick={(event) => {
              event.preventDefault();
              drafts.takeUp(draft.key);
              onGoOn(draft);
            }}
          >
            {draft.text}
          </a>
          <p>{`${draft.kind} · ${draft.place}`}</p>
        </li>
      ))}
    </ul>
  );
}

function searchOf(href: string | undefined): Search {
  return Object.fromEntries(new URL(href ?? '', 'http://portal.test').searchParams);
}
