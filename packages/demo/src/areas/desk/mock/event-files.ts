import { type EventFiles, limits } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { documentsRefusal, linksRefusal } from '@portal/rules';
import { documentUrl } from '../../events/mock/document-url.ts';
import { imageOf } from '../../events/mock/event-reply.ts';
import type { MockEvent } from '../../events/state.ts';
import { attachmentReply, storeFiles, storeImage } from '../../files/mock.ts';
import type { DeskFacts } from './access.ts';
import { begin, record } from './change-event.ts';

export function filesOf(event: MockEvent): EventFiles {
  const documents = event.attachments
    .filter(({ kind }) => kind === 'doc')
    .map(({ id, name, url }) => ({ id, name, url: url ?? documentUrl(name) }));
  const links = event.attachments.flatMap(({ id, kind, name, url }) =>
    kind === 'link' && url !== null ? [{ id, name, url }] : [],
  );
  return { image: imageOf(event), documents, links, revision: event.revision };
}

interface Body {
  revision: number;
  imageFile?: File | undefined;
  isImageRemoved?: boolean | undefined;
  keptIds?: readonly string[] | undefined;
  names?: readonly string[] | undefined;
  files?: readonly File[] | undefined;
  linkNames?: readonly string[] | undefined;
  linkUrls?: readonly string[] | undefined;
}

export async function saveFiles(
  {
    revision: read,
    imageFile,
    isImageRemoved,
    keptIds = [],
    names = [],
    files = [],
    linkNames = [],
    linkUrls = [],
  }: Body,
  call: MockCall<DeskFacts>,
): Promise<EventFiles> {
  const { state, facts } = call;
  const { event } = facts;
  const imageUrl = await storeImage(imageFile);
  const stored = await storeFiles(state, files);
  const revision = begin('edit', read, call);
  const documents = event.attachments.filter(({ kind }) => kind === 'doc');
  const known = new Set(documents.map(({ id }) => id));
  refuse(documentsRefusal({ keptIds, names, added: stored.length }, known, limits.event.files));
  refuse(linksRefusal({ names: linkNames, addresses: linkUrls }));
  const remaining = keptIds.flatMap((id, at) => {
    const one = documents.find((document) => document.id === id);
    return one === undefined ? [] : [{ ...one, name: names[at] ?? one.name }];
  });
  const added = stored.map((file) => ({
    ...{ id: file.id, kind: 'doc' as const, name: file.fileName, url: attachmentReply(file).path },
  }));
  const linksBefore = event.attachments.filter(({ kind }) => kind === 'link');
  const comparable = (list: typeof linksBefore) => JSON.stringify(list.map(({ name, url }) => [name, url]));
  const linksAfter = linkNames.map((name, at) => ({
    ...{ id: state.nextId('link'), kind: 'link' as const, name, url: linkUrls[at] ?? null },
  }));
  const isLinked = comparable(linksBefore) !== comparable(linksAfter);
  const isOther = imageUrl !== undefined || isImageRemoved === true;
  const picture = isOther ? { image: null, imageUrl } : {};
  const changes = [
    ...(isOther ? [{ field: 'image', before: null, after: imageFile?.name ?? null }] : []),
    ...(added.length > 0 || JSON.stringify(remaining) !== JSON.stringify(documents)
      ? [
          {
            field: 'documents',
            before: documents.map(({ name }) => name),
            after: [...remaining, ...added].map(({ name }) => name),
          },
        ]
      : []),
    ...(isLinked
      ? [{ field: 'links', before: linksBefore.map(({ name }) => name), after: linksAfter.map(({ name }) => name) }]
      : []),
  ];
  if (changes.length === 0) return filesOf(event);
  const attachments = [...remaining, ...added, ...(isLinked ? linksAfter : linksBefore)];
  const saved = state.events.change(event.id, { ...picture, attachments, revision });
  record(event.id, { kind: 'edited', changes }, call);
  return filesOf(saved);
}
