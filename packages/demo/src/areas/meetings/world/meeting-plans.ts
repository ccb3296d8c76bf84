/** Who a meeting is for. */
const [everybody, community, invited] = [1, 2, 3] as const;

/** What is decided of a meeting by hand. */
export interface MeetingPlan {
  /** Of its community. */
  alias: string;
  name: string;
  description: string;
  /** After today; none on the days around it, so that what is told of one does not depend on the hour. */
  day: number;
  startTime: string;
  minutes: number;
  /** Left out: Sydney. */
  timeZone?: string;
  visible: 1 | 2 | 3;
  rsvpHoursBefore?: number;
  cover?: string;
  /** Of where it is held. */
  number?: string;
  password?: string;
  files?: string[];
  isRemoved?: true;
  toDashBoard?: true;
  /** What demo accounts have answered, by number: `1 going`. */
  replies?: string[];
}

export const meetingPlans: readonly MeetingPlan[] = [
  {
    alias: 'hand-therapy',
    name: 'Journal club: thumb base arthritis',
    description:
      'We read two papers on splinting for thumb base arthritis and ask what we would change on Monday. Read the abstracts if you have ten minutes; come anyway if you have none.',
    day: 5,
    startTime: '19:30',
    minutes: 60,
    visible: community,
    rsvpHoursBefore: 24,
    cover: 'hands',
    number: '812 4410 2291',
    password: 'flexor',
    files: ['journal-club-papers.pdf', 'questions.docx'],
    replies: ['1 going', '2 going'],
  },
  {
    alias: 'hand-therapy',
    name: 'Open clinic: bring a hard hand',
    description:
      'Fifteen minutes each for three cases, without names or pictures of faces. Write to the moderators beforehand if you want to present one.',
    day: 12,
    startTime: '12:00',
    minutes: 45,
    visible: everybody,
    toDashBoard: true,
  },
  {
    alias: 'hand-therapy',
    name: 'Moderators: plans for the quarter',
    description: 'Topics, who moderates when, and the answers to the last survey.',
    day: 9,
    startTime: '17:15',
    minutes: 30,
    visible: invited,
    replies: ['1 invited', '2 going'],
  },
  {
    alias: 'hand-therapy',
    name: 'Splinting night: low-temperature tricks',
    description: 'Bring an offcut and a pan. The recording is in the folder Splinting afterwards.',
    day: -16,
    startTime: '19:30',
    minutes: 90,
    visible: community,
    files: ['handout.pdf'],
    replies: ['1 going'],
  },
  {
    alias: 'hand-therapy',
    name: 'Journal club: nerve gliding',
    description: 'One systematic review, one unhappy forearm.',
    day: -44,
    startTime: '19:30',
    minutes: 60,
    visible: community,
    cover: 'hands',
    replies: ['1 cantGo'],
  },
  {
    alias: 'paediatrics',
    name: 'Feeding and play: case evening',
    description: 'Two cases from the community, one speech pathologist as a guest, and time for questions.',
    day: 7,
    startTime: '19:00',
    minutes: 75,
    visible: community,
    rsvpHoursBefore: 48,
    cover: 'children',
    replies: ['1 cantGo'],
  },
  {
    alias: 'paediatrics',
    name: 'School readiness: what parents ask us',
    description: 'Open to all members: bring the question that you hear most often in January.',
    day: 21,
    startTime: '18:30',
    minutes: 60,
    timeZone: 'Australia/Perth',
    visible: everybody,
  },
  {
    alias: 'paediatrics',
    name: 'Sensory rooms on a budget',
    description: 'Pictures, prices and what the children thought of them.',
    day: -9,
    startTime: '18:30',
    minutes: 60,
    visible: community,
    files: ['prices.xlsx'],
  },
  {
    alias: 'mental-health',
    name: 'Reflective practice hour',
    description: 'A small group with a facilitator. What is said stays in the room.',
    day: 6,
    startTime: '17:00',
    minutes: 60,
    timeZone: 'Australia/Melbourne',
    visible: invited,
    replies: ['3 going'],
  },
  {
    alias: 'mental-health',
    name: 'Sensory modulation: what the evidence says',
    description: 'A researcher and a clinician answer each other, then you.',
    day: 18,
    startTime: '12:30',
    minutes: 60,
    timeZone: 'Australia/Adelaide',
    visible: everybody,
    cover: 'mind',
  },
  {
    alias: 'neurology',
    name: 'Upper limb after stroke: measures that fit in a day',
    description: 'Which of them you use, which you have stopped using, and what you tell the team.',
    day: 10,
    startTime: '16:00',
    minutes: 50,
    visible: community,
    cover: 'brain',
    replies: ['3 going'],
  },
  {
    alias: 'ndis-practice',
    name: 'Reports that get read: a working session',
    description:
      'Bring a report without names. We shorten one together, and look at what planners told us that they look for first.',
    day: 8,
    startTime: '18:00',
    minutes: 60,
    visible: community,
    rsvpHoursBefore: 12,
    files: ['report-structure.docx', 'checklist.pdf', 'words-to-avoid.txt'],
  },
  {
    alias: 'ndis-practice',
    name: 'Questions to the pricing review',
    description: 'What we send to the review on behalf of members. Open to everybody who works under the scheme.',
    day: -3,
    startTime: '18:00',
    minutes: 90,
    visible: everybody,
    replies: ['1 going'],
  },
  {
    alias: 'nsw-act',
    name: 'State network: members’ evening',
    description: 'News of the state, ten minutes from two members, then rooms by region.',
    day: 15,
    startTime: '19:00',
    minutes: 90,
    visible: community,
    toDashBoard: true,
    replies: ['1 going'],
  },
  {
    alias: 'nsw-act',
    name: 'State network: planning for next year',
    description: 'The committee and whoever wants to join it.',
    day: -30,
    startTime: '18:30',
    minutes: 60,
    visible: community,
  },
  {
    alias: 'west-south-territory',
    name: 'West, South and Territory: time zones are our sport',
    description: 'Half past six in Adelaide, five in Perth, and worth it.',
    day: 11,
    startTime: '18:30',
    minutes: 60,
    timeZone: 'Australia/Adelaide',
    visible: everybody,
  },
  {
    alias: 'new-graduates',
    name: 'First year, first winter: bring your questions',
    description: 'No question is too small. Two people in their third year answer first.',
    day: 4,
    startTime: '19:00',
    minutes: 60,
    visible: community,
    cover: 'school',
  },
  {
    alias: 'research-evidence',
    name: 'Writing hour',
    description: 'We say what we will write, write for forty-five minutes with the camera off, and say what we wrote.',
    day: 3,
    startTime: '07:30',
    minutes: 60,
    visible: community,
    replies: ['1 going'],
  },
  {
    alias: 'book-club',
    name: 'Book club: The Spirit Catches You',
    description: 'We have read as far as chapter nine. Tea is compulsory, having finished is not.',
    day: 13,
    startTime: '20:00',
    minutes: 75,
    visible: community,
  },
  {
    alias: 'book-club',
    name: 'Book club: choosing the next six',
    description: 'Called off: we choose in a thread instead.',
    day: 16,
    startTime: '20:00',
    minutes: 45,
    visible: community,
    isRemoved: true,
    replies: ['1 going'],
  },
  {
    alias: 'dementia-care',
    name: 'Environmental audits: walk-through',
    description: 'For members of this community alone. We walk through one ward on film and mark it together.',
    day: 14,
    startTime: '15:00',
    minutes: 60,
    visible: community,
  },
  {
    alias: 'conference-committee',
    name: 'Conference committee: programme',
    description: 'Abstracts, rooms and the budget.',
    day: 6,
    startTime: '08:00',
    minutes: 60,
    visible: community,
    replies: ['4 going'],
  },
  {
    alias: 'member-news',
    name: 'Ask the board',
    description: 'An hour with the president and two directors. Questions can be sent beforehand.',
    day: 20,
    startTime: '18:00',
    minutes: 60,
    visible: everybody,
    rsvpHoursBefore: 72,
    toDashBoard: true,
  },
  {
    alias: 'rural-remote',
    name: 'Tele-supervision: island to island',
    description: 'From Lord Howe, half an hour off from everybody else for half of the year.',
    day: 17,
    startTime: '10:00',
    minutes: 45,
    timeZone: 'Australia/Lord_Howe',
    visible: everybody,
  },
];
