import type { ReportSubject } from '#vocabulary';

/** What a report is about. */
export interface Reported {
  subject: ReportSubject;
  id: number;
  name: string;
  /** Of the name (BCP 47). Absent for a source. */
  language?: string | undefined;
}
