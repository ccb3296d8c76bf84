/** A field of work: the words from which a person's title, employer and description are put together. */
export interface Calling {
  area: string;
  weight: number;
  titles: string[];
  employers: string[];
  descriptions: string[];
}

const split = (text: string): string[] => text.split('; ');

const calling = (area: string, weight: number, titles: string, employers: string, descriptions: string): Calling => ({
  area,
  weight,
  titles: split(titles),
  employers: split(employers),
  descriptions: split(descriptions),
});

/** `{place}` becomes an invented place. */
export const callings: readonly Calling[] = [
  calling(
    'hand',
    9,
    'Hand therapist; Senior hand therapist; Accredited hand therapist; Occupational therapist, upper limb',
    '{place} Hand Clinic; Rivergum Hand Therapy; {place} District Hospital; Thumbprint Hand and Upper Limb',
    'Splints, scars and a lot of patience with stiff fingers.; Trauma clinic three days a week, private rooms the other two.; Interested in thumb base arthritis and return to work after flexor tendon repair.; Teaches splinting to students each semester.',
  ),
  calling(
    'paediatrics',
    12,
    'Paediatric occupational therapist; Senior occupational therapist, early childhood; Occupational therapist; Clinical lead, children’s services',
    'Little Wattle Therapy; Banksia Kids Therapy; {place} Community Health; Kookaburra Early Years; Jumping Roo Children’s Therapy',
    'Works with families of under-sevens, mostly on playgrounds and kitchen floors.; Feeding, sleep and play, in that order.; Interested in neurodiversity-affirming practice and coaching parents.; Runs handwriting groups and a Saturday social skills club.',
  ),
  calling(
    'school',
    6,
    'School occupational therapist; Occupational therapist, education; Senior therapist, inclusive education',
    '{place} Public School; St Brigid’s College; {place} Special Development School; Chalk and Gum Therapy',
    'Visits four schools a week and knows every staffroom kettle.; Helps teachers make classrooms calmer for everybody.; Interested in executive function in the early high school years.',
  ),
  calling(
    'mental',
    9,
    'Mental health occupational therapist; Senior mental health clinician; Occupational therapist, acute mental health; Occupational therapist, youth service',
    '{place} Community Mental Health; Saltbush Recovery Service; {place} District Hospital; Open Door Youth Services',
    'Sensory modulation, routines and the slow work of recovery.; Works with young people and their families after a first episode of psychosis.; Believes in gardening groups.; Splits the week between the inpatient unit and home visits.',
  ),
  calling(
    'neuro',
    8,
    'Neurological occupational therapist; Senior occupational therapist, stroke; Occupational therapist, brain injury rehabilitation; Rehabilitation clinical lead',
    '{place} Rehabilitation Hospital; Headland Brain Injury Service; Stepping Stone Neuro; {place} District Hospital',
    'Upper limb, cognition and getting people back to their own kitchens.; Interested in fatigue management after acquired brain injury.; Spasticity clinic on Tuesdays, community rehabilitation the rest of the week.',
  ),
  calling(
    'aged',
    10,
    'Occupational therapist, aged care; Senior occupational therapist, geriatric medicine; Community occupational therapist; Dementia consultant',
    'Silver Gum Aged Care; {place} Community Health; Jacaranda Home Care; Lakeside Village; {place} Memory Clinic',
    'Falls, pressure care and making houses kinder to old knees.; Interested in dementia-friendly design and carer education.; Home visits across three local government areas and one very old Corolla.; Reablement first, rails second.',
  ),
  calling(
    'driving',
    4,
    'Driver assessor and occupational therapist; Occupational therapist, driver assessment',
    'Clear Road Driver Assessment; {place} Driving and Mobility; Open Lane OT',
    'Off-road in the morning, on-road in the afternoon.; Works with older drivers, learners with disability and people after stroke.',
  ),
  calling(
    'home',
    7,
    'Occupational therapist, home modifications; Senior occupational therapist, housing; Assistive technology consultant; Occupational therapist, complex equipment',
    'Level Entry Consulting; Threshold Home Access; Wide Door OT; {place} Equipment and Seating Clinic',
    'Ramps, bathrooms and long conversations with builders.; Seating clinics, smart homes and scripts that get approved the first time.; Measures every doorway twice.',
  ),
  calling(
    'ndis',
    12,
    'Occupational therapist; Senior occupational therapist; Occupational therapist, complex disability; Team leader, disability services; Functional capacity assessor',
    'Northern Light Disability Services; Everyday Therapy Co.; Wattle and Reed Allied Health; Good Company Therapy; Sandpiper Supports',
    'Functional capacity reports that people can actually read.; Supports adults with psychosocial disability to set up lives they like.; Interested in supported independent living, risk and choice.; Mobile caseload across the western suburbs.',
  ),
  calling(
    'work',
    4,
    'Occupational rehabilitation consultant; Occupational therapist, injury management; Ergonomics consultant',
    'Steady Hands Work Rehabilitation; {place} Injury Management; Even Keel Workplace Health',
    'Return to work plans, worksite visits and steel-capped boots in the car.; Interested in psychological injury and what good supervisors do.',
  ),
  calling(
    'hospital',
    8,
    'Occupational therapist; Senior occupational therapist, general medicine; Occupational therapist, oncology and palliative care; Occupational therapist, emergency department',
    '{place} District Hospital; {place} Base Hospital; Cooper’s Bend Hospice; Royal Coast Hospital',
    'Discharge planning with a tape measure in the pocket.; Works with people at the end of life on the things that still matter to them.; Rotational grade two, currently on orthopaedics.; Burns, lymphoedema and intensive care.',
  ),
  calling(
    'rural',
    5,
    'Generalist occupational therapist; Rural outreach occupational therapist; Occupational therapist, multipurpose service',
    '{place} Multipurpose Health Service; Red Dirt Allied Health; Far Horizon Outreach; {place} Base Hospital',
    'Sole therapist for an area the size of Belgium.; Generalist by necessity, now by choice.; Fly-in clinics, telehealth in between.',
  ),
  calling(
    'research',
    5,
    'Lecturer in occupational therapy; Senior research fellow; PhD candidate; Associate professor; Clinician researcher',
    'Wattle Coast University; Bass Strait University; Great Dividing University; {place} Health Research Institute',
    'Studies how people spend their time after a long stay in hospital.; Co-designs trials with people who live with disability.; Teaches evidence-based practice and supervises honours projects.; Interested in implementation: why good evidence sits on shelves.',
  ),
  calling(
    'students',
    6,
    'Occupational therapy student; Fourth-year occupational therapy student; Master’s student, occupational therapy',
    'Wattle Coast University; Bass Strait University; Great Dividing University',
    'Third placement coming up, paediatrics this time.; Career changer, former pastry chef.; Keen on mental health and rural practice.; Treasurer of the student society.',
  ),
  calling(
    'newgrad',
    6,
    'Occupational therapist, new graduate; Graduate occupational therapist',
    '{place} Community Health; Everyday Therapy Co.; {place} District Hospital; Little Wattle Therapy',
    'Eight months in and still writing everything down.; First job after university, learning from a generous team.; New graduate rotating through medicine, rehabilitation and community.',
  ),
  calling(
    'leaders',
    5,
    'Director of occupational therapy; Occupational therapy manager; Allied health manager; Practice owner and principal therapist',
    '{place} Base Hospital; Tall Timber Therapy; {place} Health Service; Harbourline Allied Health',
    'Leads a team of thirty across three campuses.; Started in one rented room, now eleven therapists.; Interested in rosters that let people have lives.; Supervises supervisors.',
  ),
];
