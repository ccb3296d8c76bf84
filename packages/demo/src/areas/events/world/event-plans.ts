import type { WorldEvent } from '../../../world/world-types.ts';

/** What an event is about; each is held several times. */
export interface EventPlan {
  title: string;
  kind: WorldEvent['kind'];
  /** Name of a drawn cover, or null. */
  cover: string | null;
  category: string | null;
  tags: string[];
  shortDesc: string;
}

// title | kind | cover | category | tags | short description
const plans = `Splinting the injured hand | cpd | hands | Hand therapy | Splinting, Upper limb, Hand fractures | A practical day at the bench: five splints, each made twice.
Managing fatigue after brain injury | webinar | brain | Neurology | Fatigue, Cognition | What the evidence says about pacing, and what clients say about it.
National conference | conference | leadership | Leadership | Research, Leadership, CPD | Three days, two hundred talks, one profession.
Sensory approaches in mental health | cpd | mind | Mental health | Sensory, Mental health, Wellbeing | Sensory modulation on the ward and at home, with time to try it out.
New graduates’ evening | general | students | null | New graduates, Supervision | Pizza, honest stories and answers to what nobody dares to ask.
Home modifications from start to finish | cpd | home | Home and environment | Home modifications, Equipment, Funding | From the first visit to the builder’s invoice.
NDIS reports that get a yes | webinar | technology | Funding and documentation | NDIS, Documentation, Funding | How planners read, and how to write for them.
Annual general meeting | meeting | leadership | null | Leadership | Reports, elections and an hour for your questions.
Driver assessment in practice | cpd | driving | Community living | Driving, Assessment, Cognition | Off road, on road and the conversation afterwards.
Handwriting and the school day | webinar | school | Paediatrics | Handwriting, School, Paediatrics | What helps in a classroom of twenty-eight.
Living with dementia at home | webinar | ageing | Ageing | Dementia, Falls, Home modifications | Small changes that keep people in the place they know.
Rural and remote network dinner | general | rural | null | Rural, Wellbeing | Meet the colleagues behind the e-mail addresses.
Research in an hour | webinar | research | Research | Research, Evidence | Three clinicians, three studies, fifteen minutes each.
Supervision for supervisors | cpd | community | Leadership | Supervision, Leadership | Giving feedback that is heard.
Cultural safety in everyday practice | cpd | community | Cultural safety | Cultural safety | Led by First Nations colleagues, for every therapist.
Return to work after injury | webinar | work | Work and vocational | Return to work, Jobs, Pain | From the first call to the employer to the last review.
Feeding and mealtimes in early childhood | cpd | children | Paediatrics | Feeding, Early intervention, Sensory | For teams that see families at the table.
Private practice breakfast | general | work | null | Private practice, Funding | Numbers, staff, leases: over eggs.
Upper limb recovery after stroke | cpd | hands | Neurology | Stroke, Upper limb, Evidence | Dose, task and the hand that is left in the lap.
Committee of the hand therapy group | meeting | hands | null | Splinting | Open to all members of the group.
Telehealth that works | webinar | technology | Telehealth | Telehealth, Equipment | Set-up, consent and what can go wrong on the day.
Pain: from protection to participation | cpd | wellbeing | Pain | Pain, Sleep, Wellbeing | Two evenings on talking about pain.
Student placement fair | general | students | null | Placements, New graduates | Forty services, one hall, all the coffee you can drink.
Assistive technology expo | conference | technology | Assistive technology | Assistive technology, Equipment, NDIS | Try before you prescribe: sixty stands and a test track.
Palliative care: the last good day | webinar | wellbeing | Ageing | End of life, Wellbeing | Occupation until the end.
Groups that people come back to | cpd | mind | Mental health | Group programs, Mental health | Planning, running and ending a group.
Autism and participation | webinar | children | Paediatrics | Autism, School, Sensory | Autistic adults on what helped, and what did not.
Falls clinic masterclass | cpd | ageing | Ageing | Falls, Assessment, Home modifications | Cases, instruments and a walk through a house that trips people up.
Members’ morning tea | general | null | null | Wellbeing | No slides. Bring a friend from work.
Leadership without a title | webinar | leadership | Leadership | Leadership, Supervision | Changing things from where you stand.`;

function read(line: string): EventPlan {
  const [title = '', kind = '', cover = '', category = '', tags = '', shortDesc = ''] = line.split(' | ');
  return {
    title,
    // The plans above name kinds alone.
    kind: kind as WorldEvent['kind'],
    cover: cover === 'null' ? null : cover,
    category: category === 'null' ? null : category,
    tags: tags.split(', '),
    shortDesc,
  };
}

export const eventPlans: readonly EventPlan[] = plans.split('\n').map(read);

export interface EventPlace {
  id: string;
  name: string;
  /** Null: online. */
  address: string | null;
  timeZone: string;
}

// id | name | address | zone
const places = `online | Online | null | Australia/Sydney
sydney | Sydney | Harbour Rooms, 12 Quay Street, Sydney NSW 2000 | Australia/Sydney
melbourne | Melbourne | The Bluestone Centre, 88 Lygon Street, Carlton VIC 3053 | Australia/Melbourne
brisbane | Brisbane | Riverbend Library, 5 Merthyr Road, New Farm QLD 4005 | Australia/Brisbane
perth | Perth | Swan Conference Centre, 40 Riverside Drive, Perth WA 6000 | Australia/Perth
adelaide | Adelaide | Jacaranda Hall, 3 Kent Terrace, Norwood SA 5067 | Australia/Adelaide
hobart | Hobart | The Wharf Rooms, 1 Elizabeth Street, Hobart TAS 7000 | Australia/Hobart
darwin | Darwin | Mindil Pavilion, 9 Gilruth Avenue, Darwin NT 0800 | Australia/Darwin
lord-howe | Lord Howe Island | Public Hall, Bowker Avenue, Lord Howe Island NSW 2898 | Australia/Lord_Howe
auckland | Auckland | Waitematā House, 20 Customs Street, Auckland 1010 | Pacific/Auckland`;

export const eventPlaces: readonly EventPlace[] = places.split('\n').map((line) => {
  const [id = '', name = '', address = '', timeZone = ''] = line.split(' | ');
  return { id, name, address: address === 'null' ? null : address, timeZone };
});

export const eventCategories = [...new Set(eventPlans.flatMap(({ category }) => category ?? []))]
  .toSorted()
  .map((label) => ({ id: `event-category-${label.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`, label }));
