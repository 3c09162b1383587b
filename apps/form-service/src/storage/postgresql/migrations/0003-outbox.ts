/** Deliveries wait beside their submission; a deleted submission leaves a line without content. */
export const outboxTables = `
CREATE TABLE outbox (
  id text COLLATE "C" NOT NULL,
  form text COLLATE "C" NOT NULL,
  submission text COLLATE "C" NOT NULL,
  reference text COLLATE "C" NOT NULL,
  destination text COLLATE "C" NOT NULL,
  sender text,
  state text NOT NULL,
  attempts integer NOT NULL,
  due bigint NOT NULL,
  holder text,
  held_until bigint,
  fault text,
  created bigint NOT NULL,
  ended bigint,
  PRIMARY KEY (id, form),
  CONSTRAINT outbox_by_submission UNIQUE (submission, form, destination),
  FOREIGN KEY (submission, form) REFERENCES submissions (id, form) ON DELETE CASCADE
);
CREATE INDEX outbox_due ON outbox (destination, due) WHERE state = 'waiting';
CREATE INDEX outbox_open ON outbox (created) WHERE state IN ('waiting', 'parked');
CREATE TABLE closed_destinations (
  name text COLLATE "C" PRIMARY KEY,
  since bigint NOT NULL,
  reason text NOT NULL
);
CREATE TABLE mail_places (
  subject text COLLATE "C" NOT NULL,
  day text COLLATE "C" NOT NULL,
  number integer NOT NULL,
  delivery text COLLATE "C" NOT NULL,
  PRIMARY KEY (subject, day, number)
);
CREATE TABLE deletions (
  reference text COLLATE "C" NOT NULL,
  form text COLLATE "C" NOT NULL,
  key_hash text COLLATE "C",
  received_day text NOT NULL,
  deleted bigint NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  PRIMARY KEY (reference, form)
);
CREATE INDEX deletions_by_key ON deletions (key_hash, form) WHERE key_hash IS NOT NULL;
CREATE INDEX deletions_by_time ON deletions (deleted);
CREATE TABLE deleted_counts (
  form text COLLATE "C" NOT NULL,
  day text COLLATE "C" NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (form, day)
);
`;
