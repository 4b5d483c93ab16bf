import { z } from 'zod';

// Compiled parsers need eval, which a strict content security policy forbids: no schema may be made before this is said.
z.config({ jitless: true });
