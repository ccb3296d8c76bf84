import { type ExamplesOf, textFile } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { sampleFields } from '@portal/api/testing/sample-event';

export function deskExamples({ admin, world, takeFreeEvent }: Subjects): ExamplesOf<'desk'> {
  const drafts = world.events.filter(({ status }) => status === 'draft');
  const draft = drafts.find(({ day }) => day > 0);
  const onDraft = { params: { id: draft?.id ?? '' } };
  const fields = sampleFields(world.eventPlaces[0]?.id ?? '');
  return {
    query: {
      as: admin,
      input: { query: { pageSize: 5 }, body: { keyword: 'a', status: 'published', type: 'cpd', time: 'toCome' } },
    },
    byId: { as: admin, input: onDraft },
    options: { as: admin, input: {} },
    fields: { as: admin, input: onDraft },
    create: { as: admin, input: { body: fields } },
    edit: {
      as: admin,
      input: {
        params: { id: drafts[0]?.id ?? '' },
        body: { ...fields, ticketTypes: [], isSingleClick: false, revision: 0 },
      },
    },
    publish: { as: admin, input: { ...onDraft, body: { revision: 0 } } },
    cancel: {
      as: admin,
      input: { params: { id: takeFreeEvent().id }, body: { revision: 0, message: 'The presenter is ill.' } },
    },
    copy: { as: admin, input: onDraft },
    repeat: { as: admin, input: { ...onDraft, body: { days: ['2031-03-05', '2031-03-12'] } } },
    files: { as: admin, input: onDraft },
    saveFiles: {
      as: admin,
      input: {
        params: { id: drafts[1]?.id ?? '' },
        body: {
          revision: 0,
          files: [textFile('programme.txt')],
          linkNames: ['How to get there'],
          linkUrls: ['https://example.org/map'],
        },
      },
    },
    history: { as: admin, input: onDraft },
  };
}
