import { categoryPlans, tags } from './categories.ts';
import { communityPlans, type CommunityPlan } from './community-plans.ts';
import { toHtml } from '../../../world/markup.ts';
import { segments } from '../../people/world/places.ts';
import type { WorldCommunity } from '../../../world/world-types.ts';

const day = 1440;

function idByName(list: readonly { id: string; name: string }[], name: string): string {
  const found = list.find((item) => item.name === name);
  if (found === undefined) throw new Error(`Unknown name ${name}`);
  return found.id;
}

export function tagIdsOf(names: readonly string[]): string[] {
  return names.map((name) => idByName(tags, name));
}

function segmentIdsOf(codes: string): string[] {
  return codes
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => `segment-${code.toLowerCase()}`)
    .filter((id) => segments.some((segment) => segment.id === id));
}

function toCommunity(plan: CommunityPlan, index: number): WorldCommunity {
  const flags = plan.flags ?? '';
  return {
    id: `c-${String(index + 1).padStart(2, '0')}`,
    alias: plan.alias,
    name: plan.name,
    shortDescription: plan.short,
    aboutHtml: toHtml(plan.about),
    image: plan.cover === null ? null : `cover-${plan.cover}`,
    categoryIds: plan.categories.map((name) => idByName(categoryPlans, name)),
    segmentIds: segmentIdsOf(plan.segments ?? ''),
    tagIds: tagIdsOf(plan.tags),
    isPublic: !flags.includes('private'),
    isVisible: !flags.includes('invisible'),
    isArchived: flags.includes('archived'),
    isAutoJoin: flags.includes('auto'),
    isRequireAgreement: plan.terms !== undefined,
    isRequirePostApproval: flags.includes('approval'),
    isRequireEditApproval: !flags.includes('freeEdits'),
    termsHtml: plan.terms ?? null,
    questions: (plan.questions ?? []).map((text, number) => ({
      id: `q-${index + 1}-${number + 1}`,
      text: text.replace(' (file)', ''),
      isRequiredAssets: text.endsWith(' (file)'),
    })),
    createdMinutesAgo: Math.round(plan.years * 365 * day),
    viewsCount: plan.size * 41 + plan.posts * 87 + index * 13,
  };
}

export const communities: readonly WorldCommunity[] = communityPlans.map(toCommunity);
