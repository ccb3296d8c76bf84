import { parseTopics, type Topic, type TopicKind, type TopicReply } from '../parse-topics.ts';
import { aged } from './aged.ts';
import { at } from './at.ts';
import { books } from './books.ts';
import { business } from './business.ts';
import { chatterBank } from './chatter.ts';
import { committee } from './committee.ts';
import { dementia } from './dementia.ts';
import { driving } from './driving.ts';
import { firstnations } from './firstnations.ts';
import { general } from './general.ts';
import { hand } from './hand.ts';
import { home } from './home.ts';
import { hospital } from './hospital.ts';
import { leaders } from './leaders.ts';
import { mental } from './mental.ts';
import { ndis } from './ndis.ts';
import { neuro } from './neuro.ts';
import { newgrad } from './newgrad.ts';
import { news } from './news.ts';
import { paediatrics } from './paediatrics.ts';
import { palliative } from './palliative.ts';
import { region } from './region.ts';
import { research } from './research.ts';
import { rural } from './rural.ts';
import { school } from './school.ts';
import { students } from './students.ts';
import { supervision } from './supervision.ts';
import { telehealth } from './telehealth.ts';
import { work } from './work.ts';

const banks: Record<string, string> = {
  aged,
  at,
  books,
  business,
  committee,
  dementia,
  driving,
  firstnations,
  general,
  hand,
  home,
  hospital,
  leaders,
  mental,
  ndis,
  neuro,
  newgrad,
  news,
  paediatrics,
  palliative,
  region,
  research,
  rural,
  school,
  students,
  supervision,
  telehealth,
  work,
};

/** Every topic by the bank it stands in. */
export const topicsByArea: ReadonlyMap<string, readonly Topic[]> = new Map(
  Object.entries(banks).map(([area, bank]) => [area, parseTopics(area, bank)]),
);

/** Remarks that fit any post of a kind. */
export const chatter: Partial<Record<TopicKind, TopicReply[]>> = Object.fromEntries(
  parseTopics('chatter', chatterBank).map((topic) => [topic.kind, topic.threads]),
);

const invitations = [
  '{Happy|Glad} to hear {what works for you|how others go about it}.',
  'Any experience welcome, {good or bad|the messier the better}.',
  'Thanks in advance for {any thoughts|your collective wisdom}.',
  '{Links|Pointers} to evidence {very welcome|much appreciated}, opinions {too|almost as much}.',
  'I will {post back|report back here} with what we {decide|end up doing}.',
];
const offers = [
  '{Reply below|Comment here} or send me a message.',
  'No need to be an expert: {curiosity|a bit of time} is enough.',
  'Please {pass this on|share it} with anyone who {might like it|comes to mind}.',
];

/** A last sentence that may be added. */
export const closings: Record<TopicKind, string[]> = {
  ask: invitations,
  discuss: invitations,
  share: [
    '{Take it|Use it}, change it, {tell me what is missing|make it better}.',
    'Questions {welcome|very welcome}, I check here {most evenings|every few days}.',
    'Thanks to {everyone here|this community}, where {half|most} of the idea came from.',
  ],
  collab: offers,
  contrib: offers,
  urgent: [
    '{Thank you|Many thanks}, all of you.',
    'My phone is on until {eight|nine} tonight.',
    'I will update this post {as soon as it is sorted|when we know more}.',
  ],
  notice: [
    'Questions? {Ask below|Comment here}, {we answer everything|an answer comes within two days}.',
    'Please {tell|think of} a colleague who {may not read this|might be interested}.',
  ],
};
