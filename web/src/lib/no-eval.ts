import { z } from 'zod';

// Compiled parsers need eval, which a strict content security policy forbids. This must run before any schema is created.
z.config({ jitless: true });
