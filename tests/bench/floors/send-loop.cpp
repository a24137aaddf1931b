// The floor of a fan-out: an epoll server whose publish is a bare loop of send(), one frame to one socket at a time.
// Says "listening PORT"; a line "p N" on stdin publishes N messages; ends with its stdin.
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

static std::vector<int> ready;
static std::unordered_map<int, std::string> shaking;
static long seq = 0;
static size_t payloadSize = 150;

static void die(const char *what) {
  perror(what);
  exit(1);
}

static std::string frameOf(long number) {
  std::string body = "{\"code\":100,\"type\":\"goal\",\"version\":1,\"epoch\":\"000000000000\",\"channel\":\"scores\",\"seq\":" +
                     std::to_string(number) + ",\"data\":\"";
  if (body.size() + 2 < payloadSize) body.append(payloadSize - body.size() - 2, 'x');
  body += "\"}";
  std::string frame;
  frame.push_back((char)0x81);
  if (body.size() < 126) frame.push_back((char)body.size());
  else {
    frame.push_back(126);
    frame.push_back((char)(body.size() >> 8));
    frame.push_back((char)(body.size() & 255));
  }
  return frame + body;
}

static void publish(long count) {
  for (long i = 0; i < count; i++) {
    const std::string frame = frameOf(++seq);
    for (int fd : ready) {
      ssize_t sent = send(fd, frame.data(), frame.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
      if (sent != (ssize_t)frame.size()) die("send");
    }
  }
}

static void drop(int fd) {
  shaking.erase(fd);
  ready.erase(std::remove(ready.begin(), ready.end(), fd), ready.end());
  close(fd);
}

static void hear(int fd) {
  char bytes[4096];
  ssize_t got = recv(fd, bytes, sizeof bytes, 0);
  if (got == 0 || (got < 0 && errno != EAGAIN)) return drop(fd);
  auto waiting = shaking.find(fd);
  if (got < 0 || waiting == shaking.end()) return;
  waiting->second.append(bytes, got);
  if (waiting->second.find("\r\n\r\n") == std::string::npos) return;
  static const char answer[] = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";
  if (send(fd, answer, sizeof answer - 1, MSG_NOSIGNAL) < 0) return drop(fd);
  shaking.erase(waiting);
  ready.push_back(fd);
}

static void command() {
  static std::string pending;
  char bytes[4096];
  ssize_t got = read(0, bytes, sizeof bytes);
  if (got <= 0) exit(0);
  pending.append(bytes, got);
  for (size_t end; (end = pending.find('\n')) != std::string::npos; pending.erase(0, end + 1))
    if (pending[0] == 'p') publish(atol(pending.c_str() + 2));
}

int main(int argc, char **argv) {
  if (argc > 1) payloadSize = atol(argv[1]);
  int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  int one = 1;
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  if (bind(listener, (sockaddr *)&address, length) < 0 || listen(listener, 4096) < 0) die("listen");
  getsockname(listener, (sockaddr *)&address, &length);
  printf("listening %d\n", ntohs(address.sin_port));
  fflush(stdout);

  int epoll = epoll_create1(0);
  auto watch = [&](int fd) {
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.fd = fd;
    epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event);
  };
  watch(listener);
  watch(0);
  epoll_event events[1024];
  for (;;) {
    int count = epoll_wait(epoll, events, 1024, -1);
    for (int i = 0; i < count; i++) {
      int fd = events[i].data.fd;
      if (fd == 0) command();
      else if (fd != listener) hear(fd);
      else
        for (int peer; (peer = accept4(listener, nullptr, nullptr, SOCK_NONBLOCK)) >= 0;) {
          setsockopt(peer, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
          shaking[peer] = "";
          watch(peer);
        }
    }
  }
}
