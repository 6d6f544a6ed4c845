import type {
  CityInfo,
  CityList,
  Deleted,
  ErrorAnswer,
  GameList,
  TableAddress,
  Level,
  LevelList,
  LinkOffer,
  Me,
  MovedSeat,
  Mute,
  NewHost,
  NewNickname,
  NewPace,
  NewGuidedTable,
  NewTable,
  NextTable,
  PersonalLink,
  Problem,
  PushAddress,
  PushState,
  PushSubscription,
  Replay,
  SeatChange,
  SeatLink,
  SharedGame,
  ShareLink,
  ShareWish,
  StandIn,
  Statistics,
  TableInfo,
  TableList,
  TableSettings,
} from "./wire";

/** A request that the server refused, or that never reached it (code `offline`). */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text || problem.code);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await sent(method, path, body);
  if (!answer.ok) throw await refusal(answer);
  return whole(answer.json() as Promise<Answer>);
}

/** What an answer holds; one that breaks off never reached this browser. */
async function whole<Content>(reading: Promise<Content>): Promise<Content> {
  try {
    return await reading;
  } catch {
    throw offline();
  }
}

function offline(): ApiError {
  return new ApiError({ code: "offline", facts: {}, text: "" }, 0);
}

async function sent(method: string, path: string, body?: unknown): Promise<Response> {
  const options: RequestInit = {
    method,
    headers: { Accept: "application/json", "Accept-Language": document.documentElement.lang },
  };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { ...options.headers, "Content-Type": "application/json" };
  }
  try {
    return await fetch(`/api${path}`, options);
  } catch {
    throw offline();
  }
}

async function refusal(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as ErrorAnswer;
    return new ApiError(error, answer.status);
  } catch {
    const code = answer.status === 404 ? "page-not-found" : "server-trouble";
    return new ApiError({ code, facts: {}, text: "" }, answer.status);
  }
}

const kept = new Map<string, Promise<unknown>>();

/** An answer that never changes while the page is open; a failed one is asked for again. */
function once<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
  const found = kept.get(key) as Promise<Answer> | undefined;
  if (found) return found;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

export const api = {
  me: () => ask<Me>("GET", "/me"),
  rename: (nickname: string) => ask<Me>("PUT", "/me", { nickname } satisfies NewNickname),
  pushState: () => ask<PushState>("GET", "/me/push"),
  subscribe: (browser: PushSubscription) => ask<PushState>("PUT", "/me/push", browser),
  unsubscribe: (endpoint: string) => ask<PushState>("POST", "/me/push/forget", { endpoint } satisfies PushAddress),
  cities: () => once("cities", async () => (await ask<CityList>("GET", "/cities")).cities),
  city: (id: string) => once(`city ${id}`, () => ask<CityInfo>("GET", `/cities/${encodeURIComponent(id)}`)),
  board: (id: string) =>
    once(`board ${id}`, async () => {
      const answer = await sent("GET", `/cities/${encodeURIComponent(id)}/board.svg`);
      if (!answer.ok) throw await refusal(answer);
      return whole(answer.text());
    }),
  boardAddress: (id: string) => `/api/cities/${encodeURIComponent(id)}/board.svg`,
  levels: () => ask<LevelList>("GET", "/levels"),
  newTable: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  newGuidedTable: (city: string) => ask<TableInfo>("POST", "/tables/guided", { city } satisfies NewGuidedTable),
  listed: async () => (await ask<TableList>("GET", "/tables")).tables,
  mine: async () => (await ask<TableList>("GET", "/tables/mine")).tables,
  remove: async (id: string) => (await ask<TableList>("DELETE", `/tables/mine/${encodeURIComponent(id)}`)).tables,
  table: (id: string) => ask<TableInfo>("GET", `/tables/${encodeURIComponent(id)}`),
  seat: (id: string, seat: number, change: SeatChange) => ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, change),
  settings: (id: string, settings: TableSettings) => ask<TableInfo>("PUT", `/tables/${id}/settings`, settings),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`),
  standIn: (id: string, seat: number, level: Level | null) =>
    ask<TableInfo>("POST", `/tables/${id}/seats/${seat}/stand-in`, { level } satisfies StandIn),
  resign: (id: string, seat: number) => ask<TableInfo>("POST", `/tables/${id}/seats/${seat}/resign`),
  addSeat: (id: string) => ask<TableInfo>("POST", `/tables/${id}/seats`),
  host: (id: string, seat: number) => ask<TableInfo>("PUT", `/tables/${id}/host`, { seat } satisfies NewHost),
  mute: (id: string, seat: number, muted: boolean) =>
    ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}/mute`, { muted } satisfies Mute),
  pace: (id: string, pace: number) => ask<TableInfo>("PUT", `/tables/${id}/pace`, { pace } satisfies NewPace),
  rematch: (id: string) => ask<NextTable>("POST", `/tables/${id}/rematch`),
  address: (id: string) => ask<TableAddress>("GET", `/tables/${encodeURIComponent(id)}/address`),
  qrAddress: (id: string) => `/api/tables/${encodeURIComponent(id)}/address/qr.svg`,
  link: (id: string, seat: number) => ask<SeatLink>("POST", `/tables/${id}/seats/${seat}/link`),
  useLink: (secret: string) => ask<MovedSeat>("POST", `/links/${encodeURIComponent(secret)}`),
  forgetMe: () => ask<Deleted>("DELETE", "/me"),
  games: (filter: Record<string, string>, after: string | null) => {
    const wanted = Object.entries({ ...filter, after: after ?? "" }).filter(([, value]) => value);
    return ask<GameList>("GET", `/me/games?${new URLSearchParams(wanted)}`);
  },
  statistics: () => ask<Statistics>("GET", "/me/statistics"),
  exportAddress: "/api/me/export",
  personalLink: () => ask<PersonalLink>("POST", "/me/link"),
  personalOffer: (secret: string) => ask<LinkOffer>("GET", `/me/links/${encodeURIComponent(secret)}`),
  usePersonal: (secret: string) => ask<Me>("POST", `/me/links/${encodeURIComponent(secret)}`),
  share: (id: string, replay: boolean) =>
    ask<ShareLink>("POST", `/tables/${encodeURIComponent(id)}/share`, { replay } satisfies ShareWish),
  unshare: (id: string) => ask<ShareLink>("DELETE", `/tables/${encodeURIComponent(id)}/share`),
  shared: (secret: string) => ask<SharedGame>("GET", `/shared/${encodeURIComponent(secret)}`),
  sharedReplay: (secret: string, eyes: string) =>
    ask<Replay>("GET", `/shared/${encodeURIComponent(secret)}/replay?eyes=${eyes}`),
  recordAddress: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
  replay: (id: string, eyes: string) => ask<Replay>("GET", `/tables/${encodeURIComponent(id)}/replay?eyes=${eyes}`),
  replayRecord: (record: unknown, eyes: string) => ask<Replay>("POST", `/replay?eyes=${eyes}`, record),
};
