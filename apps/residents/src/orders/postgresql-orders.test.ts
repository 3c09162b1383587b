import { openPostgresql, type Postgresql } from '@guichet/form-service/postgresql';
import { createTestDatabase, type TestDatabase } from '@guichet/form-service/testing/postgresql';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { ordersContract } from './orders-contract.ts';
import { openPostgresqlOrders } from './postgresql-orders.ts';
import { readOrders } from './read-orders.ts';

describe('with PostgreSQL', () => {
  let place: TestDatabase;
  let database: Postgresql;
  beforeAll(async () => {
    place = await createTestDatabase();
    database = await openPostgresql(place.address);
  });
  afterEach(() => place.empty());
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  ordersContract('PostgreSQL', {
    open: (options) => openPostgresqlOrders(database, options),
    readAll: () => readOrders({ dataDir: '', databaseUrl: place.url }, undefined),
  });
});
