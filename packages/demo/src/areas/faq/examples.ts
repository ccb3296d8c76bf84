import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { sampleEntry } from './sample-entry.ts';

export function faqExamples({ member, admin }: Subjects): ExamplesOf<'faq'> {
  const made = async (target: ConformanceTarget) => {
    const { faQs } = await replyTo(target, contract.faq.add, { body: { faQs: [sampleEntry] } }, admin);
    return { params: { id: faQs[0]?.id ?? '' } };
  };
  return {
    list: { as: member, input: {} },
    all: { as: admin, input: {} },
    add: { as: admin, input: { body: { faQs: [sampleEntry, { ...sampleEntry, name: 'And on Sundays?' }] } } },
    edit: {
      as: admin,
      input: async (target) => ({ ...(await made(target)), body: { ...sampleEntry, updatedAt: null } }),
    },
    remove: { as: admin, input: (target) => made(target) },
    restore: { as: admin, input: (target) => made(target) },
  };
}
