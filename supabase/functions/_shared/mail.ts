/** How what people ask reaches whoever runs the installation. */
export interface ContactMailDeps {
  /** Whom questions are mailed to. */
  to: string;
  /** Whether a request comes from the installation itself. */
  isService(request: Request): Promise<boolean>;
  /** Resolves once a mail server has taken the mail. Rejects where none did. */
  send(mail: OutgoingMail): Promise<void>;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** An address to which an answer goes; undefined where there is none. */
  replyTo: string | undefined;
}
